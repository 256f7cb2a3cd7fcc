### Стол: рамка вокруг любой игры. Строка решения, журнал, чат, часы, связь.
### Перед тире стоит неразрывный пробел (U+00A0).

## Верхняя строка

table-to-lobby = В зал
table-title = { $game } · Малина
table-title-mine = ● { $call } · { $game }
table-turn = Ход { $number }
# $what: чем занят стол; «Ваш ход» — только в свой ход
table-your-turn =
    { $what_kind ->
        [text] Ваш ход · { $what }
       *[none] Ваш ход
    }
table-your-answer =
    { $what_kind ->
        [text] Вам отвечать · { $what }
       *[none] Вам отвечать
    }
table-your-any =
    { $what_kind ->
        [text] Вам решать · { $what }
       *[none] Вам решать
    }
table-turn-of =
    { $what_kind ->
        [text] { $player } · { $what }
       *[none] Ходит { $player }
    }
table-waiting-for =
    { $count ->
        [0] Ждём
        [one] Ждём { $count } игрока
        [few] Ждём { $count } игроков
       *[many] Ждём { $count } игроков
    }
table-clock = Осталось времени
# дни и часы медленной партии
table-clock-days = { $days } д { $hours } ч
table-house-clock = Время на всех, по правилам игры
table-tools = Инструменты стола
table-log-and-chat = Журнал и чат
table-log-chat =
    { $unread ->
        [0] Журнал и чат
       *[other] Журнал и чат, непрочитанных: { $unread }
    }
table-rules = Правила
table-rules-key = Правила, клавиша «?»
table-in-guide = В правилах
table-hide = Спрятать мои карты
table-show = Показать мои карты
table-hidden = Ваши карты закрыты.
table-shown = Ваши карты снова открыты, только для вас.
table-sound = Звук
table-sound-on = Включить звук
table-sound-off = Выключить звук

## Меню

table-menu = Меню стола
table-deputise = Пусть за меня играет бот
table-deputise-text = Вернуться можно в любую минуту
table-return = Вернуть место
table-invite = Скопировать ссылку на стол
table-device = Продолжить на другом устройстве
table-fullscreen = Во весь экран
table-settings = Настройки
table-leave = Выйти в зал
table-leave-text = Место останется за вами
table-leave-watcher = Подсмотрели — и хватит
table-spectators =
    { $count ->
        [0] Зрителей нет
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }

## Решение

table-decision = Решение
table-place = Ваше место
table-stage = Стол
# пустое место во фразе, если игра не сказала своего слова
table-blank = выберите
# На серой кнопке: чего не хватает
table-lack = не выбрано: { $what }
table-lack-more = нужно ещё { $more }
table-lack-sum = до суммы не хватает { $sum }
# Сколько выбрать: $form exact, most или between
table-many =
    { $form_id ->
        [exact] выберите { $high }
        [most] выберите не больше { $high }
       *[between] выберите от { $low } до { $high }
    }
table-count =
    { $form_id ->
        [exact] { $now } из { $high }
        [most] { $now }, можно до { $high }
       *[between] { $now }, нужно { $low }–{ $high }
    }
# Предложение, на которое можно не отвечать
table-offered = Можно, но не обязательно: { $offer }
table-not-now = Не сейчас
table-back-to = Ждёт ответа: { $question }
table-tag-clear = { $what }. Убрать
table-tag-only = { $what }. Больше выбирать не из чего
table-clear = Сбросить выбор
table-ask-shark = Спросить акулу
table-shark-thinks = Акула думает…
table-shark-would = Акула поступила бы так. Подтвердите ход или выберите свой.
table-shark-chance = побед из 100: { $percent }
table-shark-close = Закрыть совет
table-staged =
    { $over ->
        [yes] Сначала посмотрите, чем всё кончилось, потом итоги.
       *[no] Сначала посмотрите, что случилось: вопрос подождёт.
    }
table-staged-skip =
    { $over ->
        [yes] Сразу к концу
       *[no] К моему ходу
    }
table-undo = Вернуть ход
table-dropped = Стол изменился: то, что вы выбрали, больше не годится.
table-refused = Ход не принят. { $why }
table-waiting-many = Ждём: { $players }
table-next = Следом { $players }
table-you-next = вы
table-all-open = Вы выбыли и видите все карты. Те, кто в игре, вас не слышат.
table-watching = Вы смотрите. Чужих карт не видно и вам.
table-deputy = За вас играет бот
table-deputy-badge = играет бот
table-deputy-text = Честный бот: он видит только ваши карты.
table-over = Партия окончена
table-over-text = Карты открыты, итог подведён.
table-score = К итогам
table-hurry = Осталось меньше { $seconds } секунд.
table-hand =
    { $faces_count ->
        [0] На руках ничего нет.
       *[other] У вас на руках: { $faces }.
    }
table-you = Вы
table-bot = бот
table-bot-is = бот: { $skill }
table-program = программа
table-gone = нет связи

## Журнал

table-log = Журнал
table-log-filter = Что показывать
table-log-all = Всё
table-log-mine = Про меня
table-log-turn =
    { $number_kind ->
        [number] Ход { $number } · { $player }
       *[none] { $player }
    }
table-log-rule = Что говорят правила
table-log-empty = Пока тихо. Здесь появится всё, что случится за столом.
table-log-down = К последней строке

## Что случается с людьми

table-aside-gone = Ходит { $player }, но связь потеряна. Через { $time } за игрока начнёт играть бот.
table-aside-out = У игрока { $player } вышло время: дальше играет бот.
table-aside-out-you = Ваше время вышло: за вас играет бот.
table-aside-away = Связь с игроком { $player } не восстановилась: дальше играет бот.
table-aside-bot = За игрока { $player } теперь играет бот.
table-aside-back = { $player } снова за столом.

## Чат

table-chat = Чат
table-chat-input = Сообщение в чат
table-chat-placeholder = Сказать столу…
table-chat-send = Отправить
table-chat-quiet = Промолчать
table-chat-mute = Кого не слышать
table-chat-empty = Все молчат. Начните вы.
table-chat-off = За этим столом играют молча.
table-chat-watcher = Зрители молчат, говорит стол.
table-chat-aside = не слышат те, кто в игре
table-chat-out = Вы выбыли: до конца партии вас слышат только выбывшие.
table-phrases = Быстрые фразы
table-phrase-hello = Всем привет!
table-phrase-hurry = Шевелись, лёд тает
table-phrase-thinking = Дайте подумать
table-phrase-nice = Красиво сыграно
table-phrase-bluff = Не верю!
table-phrase-ouch = Вот это больно
table-phrase-lucky = Везёт же некоторым
table-phrase-thanks = Спасибо за игру
table-phrase-again = Ещё партию?
table-phrase-bye = Мне пора

## Связь и беда

table-lost = Связь пропала.
table-lost-seat = Ваше место держим { $time }, потом за вас сыграет бот. Карт никто не увидит.
table-lost-bot = Пока вас нет, играет бот. Вернётесь — место снова ваше.
table-lost-safe = Партия сохранена, ничего не пропадёт.
table-lost-attempt = Попытка { $attempt }
table-lost-bar = Возвращаемся за стол, попытка { $attempt }
table-lost-kept = Всё, что вы успели сделать, записано.
table-retry = Попробовать сейчас
table-taken = Стол открыт в другом окне
table-taken-text = За одно место играют из одного окна. Карты на месте, можно продолжить здесь.
table-take-back = Играть здесь
table-missing-title = Такого стола нет
table-missing-text = Может быть, в ссылке опечатка или стол давно убрали. Спросите у того, кто вас звал, или накройте свой.
table-unreadable-title = Этот стол не открыть
table-unreadable-record = Скачать запись
table-closed-title = За этот стол не пускают
table-closed-text = Партия идёт без зрителей. Загляните к другим столам или накройте свой.
table-new = Накрыть стол
table-again = Попробовать ещё раз
table-board-failed = Стол не загрузился. Проверьте интернет.
table-loading = Накрываем стол…
table-look = Взглянуть на стол

## Клавиши

table-keys = Клавиши
table-key-pick = выбрать: по номеру на карте или по счёту
table-key-arrows = ходить внутри ряда
table-key-tab = к следующему ряду
table-key-enter = выбрать, а когда всё выбрано — сделать ход
table-key-esc = шаг назад
table-key-space = рассмотреть карту
table-key-log = повторить последнюю строку журнала
table-key-hand = прочитать мои карты
table-key-wait = кого ждём
table-key-chat = написать в чат
table-key-hide = спрятать мои карты
table-key-rules = правила
table-key-keys = эта подсказка

## Стол для любой игры

table-any-places = На столе
table-any-empty = пусто
table-any-back = лицом вниз
table-any-only-me = { $card }, видите только вы
table-any-known = { $card }, лежит лицом вниз: знаете только вы
table-any-note =
    Вы здесь видели: { $faces }{ $missing ->
        [0] { "" }
       *[other] ; с тех пор ушло: { $missing }
    }
table-any-beneath = ещё { $count } под ними
table-any-true = да
table-any-false = нет
table-any-less = Меньше
table-any-more = Больше
table-any-in-order = Первым идёт верхний. Двигать можно и стрелками вверх и вниз.
table-any-up = Выше: { $what }
table-any-down = Ниже: { $what }
table-any-moved = { $what }: место { $place } из { $count }
table-any-cap = { $value }: { $now } из { $most }
table-any-total =
    { $form_id ->
        [exact] всего { $now } из { $high }
       *[other] всего { $now }, нужно от { $low } до { $high }
    }
table-any-letters = { $now } из { $most }
# Свои слова: на бумажке и как промолчать
table-words =
    { $words_kind ->
        [none] без слов
       *[text] «{ $words }»
    }
table-silent = Без слов
table-pair = { $key }: { $value }

## Подсказки первой партии

table-tip = Подсказка
table-tip-done = Понятно
table-tips-off = без подсказок

## Темп ботов

table-paced =
    { $pace ->
        [human] Боты играют, как люди
        [quick] Боты играют быстро
       *[instant] Боты играют без задержки
    }
table-called-at-end = позовём к итогу
table-play-out = Доиграть
table-play-out-text = остались одни боты
table-just = Что сейчас было. Открыть журнал

## Цель и мгновения

table-goal = Как победить
table-dealt = Ваша карта
table-dealt-only = видите только вы
table-recap = С вашего прошлого хода
