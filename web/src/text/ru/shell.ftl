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
shell-switch-language = Switch to English
shell-switch-light = Включить свет
shell-switch-dark = Погасить свет
shell-close = Закрыть
shell-again = Попробовать ещё раз
shell-to-lobby = В зал
shell-missing-title = Здесь ничего нет
shell-missing-text = Такой страницы у нас не бывало. Проверьте ссылку или вернитесь в зал.
shell-offline-title = Нет связи
shell-offline-text = Страница не загрузилась. Проверьте интернет и попробуйте ещё раз.
refuse-no-connection = Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.
refuse-not-found = Такого здесь нет.
refuse-server-trouble = На сервере что-то сломалось. Попробуйте чуть позже.
