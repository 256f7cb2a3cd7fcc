### Накрыть стол, войти, собраться.

## Накрыть стол

room-new = Накрываем стол
room-game = Игра
room-rules = Правила
room-rules-book = по книге
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
room-level = Боты
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
room-seat-bot = Место { $number }: { $name }, бот { $level }
room-seat-me = Место { $number }: { $name }, это вы
room-seat-host = накрывает стол
room-seat-away = нет на связи
room-empty = Пусто
room-invite-here = Позвать
room-bot = бот
room-level-novice = новичок
room-level-regular = бывалый
room-bot-line = бот, { $level }
room-bot-add = Добавить бота
room-bot-put = Посадить бота
room-bot-change = Уровень бота
room-bot-remove = Убрать бота
room-kick = Попросить из-за стола
room-swap = Поменять местами
room-swap-with = С кем меняются? { $name } → выберите второе место.
room-swap-cancel = Не менять
room-swapped = { $one } и { $other } поменялись местами.
room-sit-here = Пересесть сюда
room-stand = Встать из-за стола
room-shuffle = Пересадить
room-seat-close = Закрыть
room-drag-hint = Перетащите зверя на другое место или нажмите на него.

## Настройки игры

room-option-none = Как придётся
room-option-own = Выбрать
room-yes = Да
room-no = Нет
room-option-seat = Место { $number }, { $name }
room-file-choose = Выбрать файл
room-file-drop = Убрать
room-file-standard = Обычные карты
room-file-too-long = Файл слишком велик: не больше { $most } знаков.
room-file-unreadable = Файл не читается: нужен текст в UTF-8.
room-options-plain = Всё по правилам
room-less = Меньше
room-more = Больше

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
room-unit-second = секунд
room-unit-minute = минут
room-unit-hour = часов
room-unit-day = дней
room-clock-after = Время вышло: ходит честный бот, пока вы не вернётесь.
room-grace = Если кто-то пропал
room-grace-after = бот сядет через { $time }
room-grace-help = Вернувшийся забирает место одним касанием.
room-pace = Боты думают
room-pace-human = как люди
room-pace-quick = быстро
room-pace-instant = мгновенно
room-door = Кто входит
room-door-link = По ссылке
room-door-listed = Все
room-door-help = Открытый стол виден в зале.
room-spectators = Пускать зрителей
room-spectators-help = Они видят только то, что открыто всем.
room-talk = Разговоры за столом
room-talk-help = Чат и быстрые фразы.
room-on = да
room-off = нет
room-change-failed = Не вышло: { $why }

## Войти

room-invites = Вас зовёт { $name }
room-invited = Вас зовут за стол
room-join-one = { $game }, место для вас
room-join-some =
    { $free ->
        [one] { $game }, { $free } свободное место
        [few] { $game }, { $free } свободных места
       *[other] { $game }, { $free } свободных мест
    }
room-join-full = { $game }, мест больше нет
room-join-plays = { $game }, партия уже идёт
room-your-name = Как вас звать
room-name-missing = Скажите, как вас звать: имя увидят за столом.
room-your-animal = Ваш зверь
room-animal-worn = { $mask }, уже за столом
room-sit = Сесть за стол
room-sit-at = Сесть на место { $number }
room-watch = Только посмотреть
room-choose-chair = Выберите стул или садитесь на любой
room-chair = Место { $number }, свободно
room-no-watching = Зрителей за этот стол не пускают.
room-full-now = Все места заняты. Можно посмотреть или накрыть свой стол.
room-plays-now = Карты уже сданы. Можно посмотреть, что открыто всем.
room-own-table = Накрыть свой стол
room-missing = Такого стола нет
room-missing-now = Может, его уже убрали или в ссылке опечатка. Попросите прислать её ещё раз.
room-to-lobby = В зал
room-watching = Вы смотрите
room-watching-now = Видно только то, что открыто всем. Передумаете, садитесь на свободный стул.
room-no-password = Ни пароля, ни почты.

## Собираемся

room-gather = Собираемся
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
room-link = Ссылка на стол
room-copy = Скопировать ссылку
room-copied = Ссылка скопирована
room-copy-failed = Не скопировалось. Выделите ссылку и скопируйте сами.
room-share = Поделиться
room-share-text = Садитесь играть: { $game }
room-qr = QR-код приглашения
room-invite = Позвать
room-code = Код стола { $code }
room-deal = Сдать карты
room-deal-bots = пустые места займут боты
room-deal-full = все на местах
room-deal-nobody = Сначала сядьте за стол
room-deal-not-yet = Пока не сдать: { $why }
room-dealing = Сдаём…
room-waiting = Ждём, когда { $name } сдаст карты
room-waiting-more = Можно выбрать другое место и поболтать.
room-options = Как играем
room-options-edit = Изменить
room-options-done = Готово
room-options-host = Меняет тот, кто накрыл стол.
room-fair = Раздача уже решена
room-fair-why = Это её отпечаток. После партии мы откроем секрет, и вы проверите, что карты не подменили.
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
room-host-now = Теперь сдаёте вы.
