### Общее для всех страниц: шапка, настройки, неприятности.

shell-name = Малина
shell-sections = Разделы
shell-lobby = Зал
shell-mine = Мои партии
shell-records = Записи
shell-guide = Правила
shell-guest = Гость
shell-you =
    { $name_kind ->
        [text] Вы: { $name }. Настройки
       *[none] Вы — гость. Настройки
    }
shell-switch-language = { $now }: { $next }
shell-switch-light = Включить свет
shell-switch-dark = Погасить свет
shell-menu = Меню
shell-close = Закрыть
shell-again = Попробовать ещё раз
shell-to-lobby = В зал
shell-missing-title = Здесь ничего нет
shell-missing-text = Такой страницы у нас не бывало. Проверьте ссылку или вернитесь в зал.
shell-offline-title = Нет связи
shell-offline-text = Страница не загрузилась. Проверьте интернет и попробуйте ещё раз.
refuse-no-connection = Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.

## Настройки

shell-page-title = { $page } · Малина
shell-settings = Настройки
shell-credits = Кто и что помогло: шрифты, картинки, лицензии
shell-profile = Кто вы
shell-your-name = Как вас звать
shell-name-needed = Без имени за стол не пустят.
shell-mask = Ваш зверь
shell-mask-taken = { $animal }, уже за столом
shell-save = Сохранить
shell-saved = Запомнили.
shell-look = Вид и звук
shell-language = Язык
shell-scheme = Свет
shell-scheme-hint = «Как в игре»: у каждой игры своё время суток
shell-scheme-auto = Как в игре
shell-scheme-dark = Тёмный
shell-scheme-light = Светлый
shell-motion = Движение карт
shell-motion-full = Обычное
shell-motion-fast = Быстрое
shell-motion-off = Выключить
shell-cards = Размер карт
shell-cards-s = Мельче
shell-cards-m = Обычный
shell-cards-l = Крупнее
shell-notify = Звать сообщением, когда окно не на виду
shell-sound = Звуки
shell-recovery = Код возврата
shell-recovery-text = Мы не спрашиваем ни почты, ни пароля. По коду вы вернёте себе имя и партии на любом устройстве, даже если этот браузер всё забудет.
shell-recovery-make = Получить код
shell-recovery-again = Получить новый код
shell-recovery-have = Один код вы уже получили. Новый отменит прежний.
shell-recovery-once = Запишите сейчас: больше мы его не покажем.
shell-recovery-enter = Код возврата
shell-recovery-use = Вернуться
shell-recovered =
    { $name_kind ->
        [text] С возвращением, { $name }!
       *[none] С возвращением!
    }
shell-devices = Устройства
shell-device-text = Начали за столом с компьютера, а доиграть хочется с телефона? Откройте там личную ссылку.
shell-device-make = Продолжить на другом устройстве
shell-device-scan = Наведите камеру или перешлите ссылку себе. Она сработает один раз и в ближайшие 15 минут. Никому её не показывайте: кто откроет, тот и сядет на ваше место.
shell-device-qr = QR-код личной ссылки
shell-copy = Скопировать
shell-copy-link = Скопировать ссылку
shell-copied = Скопировано.
shell-not-copied = Скопировать не вышло: выделите и скопируйте вручную.
shell-forget = Забыть меня здесь
shell-forget-code = Этот браузер забудет вас. Вернуться можно будет по коду возврата.
shell-forget-no-code = Кода возврата у вас нет: если этот браузер вас забудет, имя и партии будет уже не вернуть.
shell-forget-yes = Забыть
shell-forget-no = Оставить всё как есть
shell-forgotten = Готово. Здесь вас больше не знают.

## Личная ссылка на другом устройстве

shell-adopting = Узнаём вас…
shell-adopt-title = Здесь уже кто-то есть
shell-adopt-text = В этом браузере играет { $name }. Заменить на вас? Без кода возврата прежнего имени здесь будет уже не вернуть.
shell-adopt-yes = Да, это моё устройство
shell-adopt-no = Нет, пусть остаётся { $name }
shell-adopt-failed = Ссылка не сработала
