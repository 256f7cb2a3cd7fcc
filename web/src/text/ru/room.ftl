### Накрыть стол, войти, собраться.

## Накрыть стол

room-new = Накрываем стол
room-game = Игра
room-rules = Правила
room-rules-book = по книге
room-presets = Готовые наборы
room-all-options = Все правила по одному
room-rules-changed =
    { $count ->
        [one] по книге, кроме { $count } пункта
       *[other] по книге, кроме { $count } пунктов
    }
room-time = Время и двери
room-table = Стол
room-open = Накрыть стол
room-open-hint = потом позовёте друзей
room-bots-now = Сыграть с ботами
room-bots-now-hint = сразу за карты
room-loading = Достаём карты
room-games-failed = Список игр не загрузился
room-you = Вы
room-who = Кто садится

## Места

room-seats = Места за столом
room-seats-count =
    { $count ->
        [one] { $count } место
        [few] { $count } места
       *[other] { $count } мест
    }
room-number-of-seats = Сколько мест
room-seat-number = Место { $number }
room-seat-empty = Место { $number }, свободно
room-seat-taken = Место { $number }: { $name }
room-seat-you = это вы
room-seat-host = хозяин стола
room-seat-acting = пока за хозяина
room-seat-away = нет на связи
room-empty = Пусто
room-invite-here = Позвать
room-level-novice = новичок
room-level-regular = бывалый
room-level-shark = акула
room-level-novice-help = Видит хорошие ходы, но то и дело берёт не лучший. С ним легко учиться.
room-level-regular-help = Прикидывает, что у кого спрятано, и считает на несколько ходов вперёд. Ошибается нечасто.
room-level-shark-help = Думает дольше всех, помнит всё, что видел, и блефует в меру. Поблажек не даёт.
room-manner-none = без причуд
room-manner-none-help = Играет так, как считает лучшим.
room-manner-honest = честняга
room-manner-honest-help = Блефует неохотно: что показывает, то обычно и есть.
room-manner-greedy = хапуга
room-manner-greedy-help = Тянется к тому, что ценно прямо сейчас.
room-manner-reckless = сорвиголова
room-manner-reckless-help = Рискует там, где другие осторожничают.
room-manner-suspicious = параноик
room-manner-suspicious-help = Не верит никому и везде ждёт подвоха.
room-bot-skill = Как играет
room-bot-manner = Нрав
room-bot-seat = Посадить бота
room-bot-line = бот, { $skill }
room-bot-add = Добавить бота
room-bot-remove = Убрать бота
room-program = программа
room-program-seat = Посадить программу
room-program-name = Программа
room-program-remove = Убрать программу
room-program-key = Место для программы
room-program-what = Эта ссылка — ключ от места { $number }. Дайте её программе, которая будет здесь играть. Все за столом видят, что играет программа.
room-program-once = Ключ показан один раз. Кто его знает, тот и сидит на этом месте. Уберёте программу из-за стола — ключ пропадёт.
room-program-link = Ссылка с ключом
room-kick = Попросить из-за стола
room-swap = Поменять местами
room-swap-who = Кого пересадить? Выберите место.
room-swap-with = { $name }: с кем поменяться? Выберите второе место.
room-swap-cancel = Не менять
room-sit-here = Пересесть сюда
room-stand = Встать из-за стола
room-shuffle = Пересадить
room-seat-close = Закрыть
room-drag-hint = Зверей можно пересаживать: перетащите или нажмите.

## Настройки игры

room-option-none = Как придётся
room-option-own = Выбрать
room-yes = Да
room-no = Нет
room-file-choose = Выбрать файл
room-file-drop = Убрать
room-file-standard = Обычные карты
room-file-too-long = Файл слишком велик: не больше { $most } знаков.
room-file-unreadable = Файл не читается: нужен текст в UTF-8.

## Как играем

room-name = Название стола
room-name-example = Пятничная малина
room-clock = Часы
room-clock-none = Без часов
room-clock-move = На решение
room-clock-game = На партию
room-clock-each = Сколько времени
room-clock-own = Своё время
room-clock-value = Сколько
room-unit = Единица
room-unit-second = секунды
room-unit-minute = минуты
room-unit-hour = часы
room-unit-day = дни
room-clock-after = Выйдет время — за игрока сыграет бот, пока тот не вернёт себе место.
room-grace = Если кто-то пропал
room-grace-after = бот сядет через { $time }
room-grace-help = Вернётся — заберёт своё место одним касанием.
room-pace = Боты думают
room-pace-human = как люди
room-pace-quick = быстро
room-pace-instant = без задержки
room-pace-help = Акула всё равно думает по две секунды: ответ всегда занимает одинаковое время, чтобы по нему ничего нельзя было прочесть.
room-door = Кто входит
room-door-link = По ссылке
room-door-listed = Все
room-door-help = Открытый стол виден в зале.
room-spectators = Пускать зрителей
room-spectators-help = Они видят только то, что открыто всем.
room-out = Выбывшие видят всё
room-out-help = Кто выбыл насовсем, видит все карты и роли, а живые его не слышат. Если выбывший может вернуться, карты остаются закрыты.
room-talk = Разговоры за столом
room-talk-help = Чат и быстрые фразы.
room-beliefs = Мысли ботов после партии
room-beliefs-help = В записи будет видно, кого и в чём бот подозревал на каждом ходу.
room-hints = Спросить акулу
room-hints-help = Если за столом один человек, на своём ходу можно узнать, как поступила бы акула. Видит она ровно столько же.
room-tips = Подсказки новичкам
room-tips-help = Стол сам показывает, на что смотреть, когда приходит время.

## Войти

room-invites = Вас зовёт { $name }
room-invited = Вас зовут за стол
room-join-some =
    { $free ->
        [one] { $game }, { $free } свободное место
        [few] { $game }, { $free } свободных места
       *[other] { $game }, { $free } свободных мест
    }
room-join-full = { $game }, мест больше нет
room-join-plays = { $game }, партия уже идёт
room-your-name = Как вас звать
room-name-missing = Скажите, как вас звать: имя увидят за столом.
room-sit = Сесть за стол
room-sit-at = Сесть на место { $number }
room-watch = Только посмотреть
room-full-now = Все места заняты. Можно посмотреть или накрыть свой стол.
room-plays-now = Карты уже сданы. Можно посмотреть, что открыто всем.
room-watching-now = Вы смотрите. Передумаете — садитесь на свободный стул.
room-no-password = Ни пароля, ни почты.

## Собираемся

room-gather = Собираемся
room-host-hint = Позовите друзей по ссылке, рассадите их и сдавайте. Пустые места займут боты.
room-call =
    { $free ->
        [one] Позовите ещё одного
        [2] Позовите двоих
        [3] Позовите троих
        [4] Позовите четверых
       *[other] Позовите друзей
    }
room-call-full = Все места заняты
room-call-how = Без регистрации: имя, зверь и за стол.
room-copy = Скопировать ссылку
room-share = Поделиться
room-share-text = Садитесь играть: { $game }
room-qr = QR-код приглашения
room-invite = Позвать
room-code = Код стола { $code }
room-deal = Сдать карты
room-deal-bots = пустые места займут боты
room-deal-full = все на местах
room-deal-away = нет на связи: { $who }
room-deal-not-yet = Пока не сдать: { $why }
room-dealing = Сдаём…
room-waiting = Ждём, когда { $name } сдаст карты
room-guest-hint = Карты сдаёт { $name }. Пока можно пересесть и поболтать.
room-options = Как играем
room-options-host = меняет хозяин стола
room-fair = Раздача запечатана
room-fair-why = Это отпечаток её секрета. После партии мы откроем сам секрет, и вы проверите, что карты никто не подменил.
room-chat = Разговоры
room-spectators-now =
    { $count ->
        [0] Зрителей нет
        [one] { $count } зритель
        [few] { $count } зрителя
       *[other] { $count } зрителей
    }
room-sat = { $name } за столом, место { $number }.
room-left = Место { $number } освободилось.
room-bot-sat = Бот { $name } за столом, место { $number }.
room-program-sat = За столом программа, { $name }, место { $number }.
room-cleared = Хозяин освободил ваше место. Можно посмотреть, а сесть снова — через десять минут.
room-host-now = Теперь сдаёте вы.

## Первая партия

room-first = Первая партия
room-first-offer = Ещё не играли в эту игру? Сядьте к новичкам: стол подскажет, на что смотреть.
room-first-known = Уже умею
room-first-how = Раздача всегда одна и та же, соперники играют не слишком сильно, торопить никто не будет. Подсказки появляются, когда до них доходит дело, и ничему не мешают.
room-first-sit = Сесть за стол
room-first-go-on = Продолжить начатую
room-first-again = Начать сначала
room-first-rules = Сначала прочесть правила
