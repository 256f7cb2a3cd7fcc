### Зал, списки партий.

lobby-title = Зал
lobby-question = Кто сегодня в деле?
lobby-lead = Игры про жуликов на одном столе. Друзья заходят по ссылке, пустые места займут боты.

## Код стола

lobby-code = Код стола
lobby-code-example = Код стола: K7QM-4T9X
lobby-code-enter = Войти
lobby-code-wrong = Не похоже на код: в нём восемь знаков, например K7QM-4T9X. Можно вставить и ссылку целиком.
lobby-code-missing = Стола { $code } нет. Проверьте код или попросите прислать ссылку.

## Афиши

lobby-posters = Накрыть новый стол
lobby-first = Первая партия
lobby-first-of = { $game }: первая партия с подсказками
lobby-players = Игроков: { $low }–{ $high }
lobby-wanted = Разыскивается
lobby-sack = 4 сыра, честно
lobby-crooks = Аферисты
lobby-crooks-line = Нанять лучших, послать на дело, спрятать туза
lobby-bang = Бэнг!
lobby-bang-line = Шериф известен. Остальные врут
lobby-sheriff = Шериф Ноттингема
lobby-sheriff-line = Заявить одно, провезти другое
lobby-lockup = Взаперти
lobby-lockup-line = Банды делят подземелье по ночам
lobby-scoundrels = 3000 негодяев
lobby-scoundrels-line = Карта взакрытую, слово на стол

## Мои столы

lobby-waiting = Ждут вас
lobby-mine = Ваши столы
lobby-mine-all = Все партии
lobby-mine-calm = Сейчас вы нигде не играете. Сыгранное — по ссылке справа.
lobby-mine-empty = Пока ни одной партии. Накройте стол, и он появится здесь.
lobby-turn = Ваш ход. Ждут только вас.
lobby-turn-too =
    { $others ->
        [one] Ваш ход. Ждут вас и ещё { $others } игрока.
       *[other] Ваш ход. Ждут вас и ещё { $others } игроков.
    }
lobby-deal-now = Все в сборе. Пора сдавать!
lobby-gathers = Собираются: { $taken } из { $seats }
lobby-waits-for = Ходит { $names }
lobby-wait-for = Ходят { $names }
lobby-plays = Партия идёт
lobby-called = Партия «{ $table }» окончена. Итог за столом.
lobby-over = Партия окончена
lobby-won = Вы победили!
lobby-shared = Победу разделили: { $names }.
lobby-winner = Первое место: { $names }.
lobby-points = Счёт { $score }

## Столы

lobby-open = Есть места
lobby-own = Накрыть свой стол
lobby-host = зовёт { $name }
lobby-running = партия идёт
lobby-clock-none = без часов
lobby-clock-move = { $time } на решение
lobby-clock-game = { $time } на партию
lobby-quiet = молча
lobby-chairs =
    { $free ->
        [0] Свободных мест нет
        [one] { $free } свободное место
        [few] { $free } свободных места
       *[other] { $free } свободных мест
    }
lobby-sit = Сесть
lobby-sit-at = Сесть за стол «{ $table }»
lobby-watch = Смотреть
lobby-watch-at = Смотреть партию «{ $table }»
lobby-back = Вернуться
lobby-back-at = Вернуться за стол «{ $table }»
lobby-empty = За столами пусто
lobby-empty-now = Накройте стол и скиньте ссылку друзьям, а пока сыграйте с ботами.
lobby-new = Накрыть стол
lobby-bots = Сыграть с ботами

## Записи

lobby-finished = Доиграли
lobby-finished-all = Все записи
lobby-replay = Смотреть запись
lobby-replay-at = Смотреть запись «{ $table }»

## Если не вышло

lobby-loading = Загружаем столы
lobby-failed = Зал не отвечает
lobby-failed-now = Столы и партии никуда не делись. Проверьте связь и попробуйте ещё раз.
lobby-stale = Связь пропала: список мог устареть. Пробуем снова.
lobby-retry = Попробовать снова
lobby-unreadable-record = Скачать запись
lobby-unreadable-record-at = Скачать запись «{ $table }»

## Мои партии

lobby-mine-title = Мои партии
lobby-mine-lead = Столы, за которыми вы сидите или сидели.
lobby-mine-now = Идут сейчас
lobby-mine-gathering = Собираются
lobby-mine-over = Закончились
lobby-mine-none = Вы ещё не играли
lobby-mine-none-now = Накройте стол, и он появится здесь. С ботами можно сыграть хоть сейчас.

## Записи партий

lobby-records-title = Записи
lobby-records-lead = Доигранные партии: итоги, ход за ходом, проверка раздачи.
lobby-records-none = Записей пока нет
lobby-records-none-now = Доиграйте партию за открытым столом, и её запись ляжет сюда.
