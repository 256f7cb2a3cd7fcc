### Страница оконченной партии и просмотр записи.

## Чем кончилось

finished-title-nobody = Партия окончена
finished-title-you = Вы победили: { $points }
finished-title-won = Побеждает { $winner }: { $points }
finished-title-shared = Победу делят { $winners }: по { $points }
# Где побеждает сторона: кто на ней, без очков
finished-side-you = Вы победили
finished-side-won = { $winners_count ->
        [1] Побеждает { $winners }
       *[other] Побеждают { $winners }
    }
finished-lead-closest =
    Ближе всех { $seats }: не хватило { $short ->
        [one] { $short } очка
       *[other] { $short } очков
    }.
finished-lead-you-short =
    Вам не хватило { $short ->
        [one] { $short } очка
       *[other] { $short } очков
    }.
finished-lead-you-place =
    У вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, { $place }-е место.
finished-lead-tie = С тем же счётом { $seats }.
finished-lead-tie-you = У вас столько же очков.

## Чем кончилось: Аферисты

finished-crooks-title-you = Город ваш: { $points }
finished-crooks-title-won = { $winner } держит город: { $points }
finished-crooks-title-shared = Город делят { $winners }: по { $points }
finished-crooks-jobs = Задания
# $more и $less: сколько долларов у победителя и у того, с кем ничья
finished-crooks-money = Ничью развели деньги: { $more } $ против { $less } $.
# $more и $less: сколько людей Банды у победителя и у следующего
finished-crooks-gang = Всё решила { $gang }: { $more } против { $less }.
# $more и $less: рейтинги на Задании
finished-crooks-job = Всё решило Задание { $job }: рейтинг { $more } против { $less }.
finished-crooks-alone = Всё решило Задание { $job }: больше никто туда не пошёл.
finished-crooks-runaway =
    Тут спорить не о чем: за победителем Заданий { $jobs } из { $all }{ $gangs ->
        [0] { "" }
       *[other] , Банд { $gangs }
    }.

## Чем кончилось: Бэнг!

# $how — целое предложение: «Маньяк своего добился.»
finished-bang-how = { $how }
finished-bang-title-you = Вы богаче всех: { $points } $
finished-bang-title-won = { $winner } богаче всех: { $points } $
finished-bang-lead-closest = Ближе всех { $seats }: не хватило { $short } $.
finished-bang-lead-you-short = Вам не хватило { $short } $.
finished-bang-lead-you-place = У вас { $points } $, { $place }-е место.
finished-bang-points = Деньги
finished-bang-chart-life = Очки жизни на этом ходу
finished-bang-chart-money = Деньги на этом ходу, в долларах
# Кто был кем: стороны, победители первыми
finished-bang-side-law = Закон
finished-bang-side-outlaws =
    { $count ->
        [1] Бандит
       *[other] Бандиты
    }
finished-bang-side-renegade =
    { $count ->
        [1] Маньяк
       *[other] Маньяки
    }
finished-bang-won = победа
finished-bang-alive = На ногах
finished-bang-ghost = Призрак
# Тайный состав: ушёл от стола перед последней схваткой
finished-bang-left = Вне последней схватки
# Ссылка на этот момент записи
finished-bang-out = Вне игры с { $turn }-го хода
# $why: карта или событие; $by: кто это сделал, пусто — никто
finished-bang-cause =
    { $by_kind ->
        [none] { $why }
       *[text] Виновник — { $by } ({ $why })
    }
# Тайный состав: дальше роль
finished-bang-missing = Какой роли не хватало:
# Моё место: роль, на каком ходу и от чего выбываю
finished-bang-mine-won-alive = Вы, { $role }, дожили до победы
finished-bang-mine-won-out = Вы, { $role }, пали на ходу { $turn }, но победа ваша
finished-bang-mine-lost-alive = Вы, { $role }, дожили до конца, но победа чужая
finished-bang-mine-lost-out =
    { $why ->
        [none] Вы, { $role }, пали на ходу { $turn }
       *[other] Вы, { $role }, пали на ходу { $turn }: { $why }
    }
finished-bang-shot = Последний выстрел
finished-bang-watch = Посмотреть


## Из чего сложилось

finished-made-of = Из чего сложилось
finished-as-table = таблицей
finished-as-bars = полосками
finished-points = Очки
finished-player = Игрок
finished-place = Место
finished-total = Всего
finished-you = Вы
finished-you-inside = вы
# Полоска для тех, кто её не видит. $parts: «Задания 18, Северная мафия 4»
finished-bar = { $parts }; всего { $total }
finished-part = { $name } { $points }

## Вся правда

finished-truth = Подсчёт
finished-sides = Кто был кем
finished-crooks-truth = Вся правда о делах
finished-crooks-truth-legend-took = забирает очки
finished-crooks-truth-legend-hidden = лежали лицом вниз
finished-crooks-truth-legend-split = ничья, очки пополам
finished-crooks-truth-worth = Стоит
finished-crooks-truth-sum = Итог
# Что в ячейке, словами. $crooks: кто там, $share: сколько очков это принесло
finished-crooks-truth-cell =
    { $job }. { $who }: { $crooks }; рейтинг { $rating }, { $share ->
        [0] без очков
        [one] { $share } очко
        [few] { $share } очка
       *[other] { $share } очков
    }.
finished-crooks-truth-card =
    { $hidden ->
        [yes] { $crook }, лицом вниз
       *[no] { $crook }
    }
finished-crooks-truth-nobody = никого
finished-crooks-killed = Убиты
finished-crooks-gang-none = ничья: никому
finished-crooks-gang-empty = никого не нашлось

## Как всё шло

finished-chart = Как всё шло
finished-chart-note = Очки, если бы партия кончилась на этом ходу
finished-chart-alt = Очки игроков по ходам. К концу: { $ends }.
finished-chart-turn = Ход
finished-chart-here = Ход { $turn }
finished-as-chart = графиком

## Что дальше

finished-next = Что дальше
finished-again = Ещё партию
finished-again-note =
    { $seats ->
        [1] те же правила
       *[other] те же люди, места по кругу
    }
finished-again-new = Новый стол
finished-called =
    { $name_kind ->
        [text] { $name } зовёт сыграть ещё
       *[none] вас зовут сыграть ещё
    }
finished-sit = Сесть за стол
finished-share = Поделиться
finished-share-title = { $game }: итог партии
finished-moment = Решающий момент
finished-moment-alt = Так ссылку покажут в чатах
finished-moment-note = Ссылка ведёт в запись, на решающий момент. Кто её откроет, увидит имена и все карты.
finished-moment-copy = Скопировать
finished-moment-open = Смотреть
finished-lobby = В зал
finished-download = Скачать запись
finished-no-record-going-on = Партия ещё идёт
finished-no-record-failed = Запись не загрузилась
finished-no-record-unreadable = Эту партию не показать
finished-no-record-missing = Такой записи нет
finished-no-record-table = К столу
finished-retry = Ещё раз

## Честность

finished-fair-ask = Была ли колода честной?
finished-fair-yes = Колода была честной
finished-fair-no = Проверка не сошлась
finished-fair-unknown = Сдавали по другим правилам
finished-fair-lead = Раздачу закрепили отпечатком ещё до первой карты. Теперь, когда секрет открыт, её можно повторить и сверить.
finished-fair-lead-yes = Отпечаток, который показали до раздачи, подошёл. Каждая карта лежала на своём месте.
finished-fair-lead-unknown = Отпечаток, который показали до раздачи, подошёл. Разложить карты заново могут только те правила, по которым сдавали.
finished-fair-lead-no = Раздача не та, что обещали, или запись испорчена. Что именно не сошлось, отмечено ниже.
finished-fair-verify = Проверить
finished-fair-again = Проверить ещё раз
finished-fair-checking = Проверяем…
finished-fair-secret = Секрет подходит к отпечатку
finished-fair-secret-here = Ваш браузер посчитал сам: секрет подходит
finished-fair-secret-here-not = Ваш браузер посчитал сам: секрет не подходит
finished-fair-secret-here-unknown = Ваш браузер посчитать не может: для этого нужен HTTPS
finished-fair-remembered = Этот же отпечаток браузер запомнил до раздачи
finished-fair-remembered-other = Браузер запомнил до раздачи другой отпечаток
finished-fair-remembered-none = Этот браузер до раздачи за столом не был, сравнить не с чем
finished-fair-moves = Все ходы разрешены правилами
finished-fair-result = Подсчёт тот же
finished-fair-bad = нет
finished-fair-how = Как это устроено
finished-fair-how-1 = Перед раздачей сервер загадывает длинное случайное число, секрет, и показывает всем его отпечаток (SHA-256). По отпечатку секрет не угадать, а подобрать другой секрет с таким же отпечатком нельзя.
finished-fair-how-2 = Потом браузер каждого игрока добавляет к секрету своё случайное число. Поэтому заранее выбрать раздачу не может никто: ни сервер, ни хозяин стола, ни игроки.
finished-fair-how-3 = Из этой смеси получаются все перетасовки. После партии секрет открыт. Проверка заново тасует карты, повторяет каждый ход и сравнивает итог.
finished-fair-how-4 = Не верите серверу? Скачайте запись и проверьте её на своём компьютере:
finished-fair-fingerprint = Отпечаток
finished-fair-the-secret = Секрет
finished-fair-added = Добавки игроков
finished-fair-added-none = нет

## Запись

finished-replay = Запись партии
finished-replay-page = Запись: { $game }
finished-replay-back = К итогу
finished-replay-prev = На шаг назад
finished-replay-next = На шаг вперёд
finished-replay-play = Смотреть запись
finished-replay-pause = Пауза
finished-replay-speed = Скорость
finished-replay-speed-is = ×{ $speed }
finished-replay-step = Шаг { $step } из { $steps }
finished-replay-slider = Шаг { $step } из { $steps }, ход { $turn }
finished-replay-dealt = Раздача
finished-replay-eyes = Чьими глазами
finished-replay-all = Всё открыто
finished-replay-mine = Мои карты
finished-replay-spectator = Зритель
finished-replay-seat = Глазами: { $name }
finished-replay-copy = Ссылка на этот момент
finished-replay-log = Журнал
finished-replay-keys = Стрелки: шаг назад и вперёд. Home и End: начало и конец. Пробел: пуск и пауза.
finished-replay-failed = Этот момент не загрузился.
finished-replay-beside = Рядом со столом

## Мысли ботов

finished-mind = Мысли ботов
finished-mind-whose = Чьи мысли
finished-mind-of = { $name } ({ $skill }) думает так
finished-mind-note = Чем длиннее полоса, тем вернее. Галочкой отмечено, как было на самом деле.
finished-mind-true = так и было
finished-mind-rest = что-то другое
finished-mind-none = Гадать тут не о чем: всё важное бот уже знает.
finished-mind-why = Почему:
finished-mind-weighs = Взвешивает ходы
finished-mind-made = так и сыграно
finished-mind-failed = Мысли этого хода не загрузились.

## Чем кончилось: Шериф Ноттингема

finished-sheriff-title-you = Ярмарка ваша: { $points }
finished-sheriff-title-won = { $winner } богаче всех: { $points }
finished-sheriff-legal = Товары на прилавке
finished-sheriff-contraband = Контрабанда
finished-sheriff-gold = Золото
finished-sheriff-crowns = Короли и королевы
finished-sheriff-black_market = Чёрный рынок
finished-sheriff-orders = Заказы
# $kind: чем победитель обошёл второго
finished-sheriff-edge =
    Всё решили { $kind ->
        [legal] честные товары
        [contraband] мешки с контрабандой
        [gold] взятки и штрафы: золото
        [crowns] короны
        [black_market] сделки на чёрном рынке
       *[orders] особые заказы
    }: { $more } против { $less }.
finished-sheriff-tie = Поровну; рассудили товары на прилавке: { $more } против { $less }.
finished-sheriff-crowns-title = Короли и королевы
finished-sheriff-king = Король: { $who }, { $points }
finished-sheriff-queen = Королева: { $who }, { $points }
finished-sheriff-truth = Вся правда о мешках
finished-sheriff-round = Раунд
finished-sheriff-round-no = Раунд { $round }
finished-sheriff-office = У ворот
finished-sheriff-cell =
    { $who }: { $declared }, { $fate ->
        [true] честно, мешок прошёл
        [vain] честно, вскрыли зря
        [smuggled] обман прошёл
       *[caught] обман раскрыт
    }{ $contraband ->
        [0] { "" }
       *[other] , контрабанды { $contraband }
    }{ $bribe ->
        [0] { "" }
       *[other] , взятка { $bribe }
    }
finished-sheriff-fate-true = честно прошёл
finished-sheriff-fate-vain = вскрыли зря
finished-sheriff-fate-smuggled = обман прошёл
finished-sheriff-fate-caught = обман раскрыт

## Чем кончилось: Взаперти

finished-lockup-title-you = Темница ваша: { $points }
finished-lockup-title-won = { $winner }: первое имя в темнице, { $points }
finished-lockup-title-nobody = Решётка устояла
# $missing: сколько звёзд не хватило до побега, 0 — на воле
finished-lockup-escape =
    { $missing ->
        [0] На воле! { $mine } против { $theirs } у стражи.
        [one] { $mine } против { $theirs } у стражи: до побега { $missing } звезда.
        [few] { $mine } против { $theirs } у стражи: до побега { $missing } звезды.
       *[other] { $mine } против { $theirs } у стражи: до побега { $missing } звёзд.
    }
finished-lockup-way-out =
    { $missing ->
        [0] На воле! +{ $margin }
        [one] До побега { $missing } звезда
        [few] До побега { $missing } звезды
       *[other] До побега { $missing } звёзд
    }
# $kind: чем победитель обошёл второго
finished-lockup-edge =
    Всё решили { $kind ->
        [reputation] предметы и обыски
        [superiority] «Превосходство»
        [goal] достижения конца игры
        [goons] наёмники
        [cubes] фишки
        [tomes] книги
       *[marker] фишка первого игрока
    }: { $more } против { $less }.
finished-lockup-tie = Поровну; рассудили созданные предметы: { $more } против { $less }.
finished-lockup-reputation = Репутация
finished-lockup-superiority = Превосходство
finished-lockup-goal = Конец игры
finished-lockup-goons = Наёмники
finished-lockup-cubes = Фишки
finished-lockup-tomes = Книги
finished-lockup-marker = Фишка первого игрока
finished-lockup-origin = Откуда звёзды
finished-lockup-ahead = Разница
finished-lockup-part = Источник
finished-lockup-track =
    { $part ->
        [start] Старт
        [items] Предметы
        [advance] Опережение
       *[raids] Обыски
    }
finished-lockup-dark = Что лежало взакрытую
finished-lockup-round = Раунд
finished-lockup-round-no = Раунд { $round }
finished-lockup-hidden =
    { $room }: { $tokens }{ $library ->
        [yes] , ушли в Библиотеку
       *[no] { "" }
    }
finished-lockup-open = всё в открытую
finished-lockup-bluff = блеф: двойка или проныра
finished-lockup-lost = ушли в Библиотеку

## 3000 негодяев

finished-scoundrels-safes = Сейфы
finished-scoundrels-marks = Верные метки
finished-scoundrels-reputation = Репутация
finished-scoundrels-tech = Значки технологий
finished-scoundrels-edge =
    { $kind ->
        [safes] Решили сейфы: { $more } против { $less }.
        [marks] Решили верные метки: { $more } против { $less }.
        [reputation] Решила репутация: { $more } против { $less }.
       *[tech] Решили значки технологий: { $more } против { $less }.
    }
finished-scoundrels-tie = Очков поровну, решили деньги: { $more } $ против { $less } $.
finished-scoundrels-truth = Вся правда о картах
finished-scoundrels-day = день { $day }
finished-scoundrels-player = Игрок
# $fate: true, doubted, passed, caught
finished-scoundrels-cell =
    { $who }, ячейка { $slot }: { $rank }, { $fate ->
        [true] правда
        [doubted] правда, не верили зря
        [passed] блеф прошёл
       *[caught] блеф раскрыт
    }
finished-scoundrels-fate-true = правда
finished-scoundrels-fate-doubted = правда, не верили зря
finished-scoundrels-fate-passed = в ячейке 5 лежала двойка: прошло
finished-scoundrels-fate-caught = блеф раскрыт
finished-scoundrels-tally =
    { $passed ->
        [one] { $passed } блеф прошёл
        [few] { $passed } блефа прошли
       *[other] { $passed } блефов прошло
    }, раскрыто { $caught }
finished-scoundrels-vaults = Сейфы и метки
finished-scoundrels-left = Остались на участках
