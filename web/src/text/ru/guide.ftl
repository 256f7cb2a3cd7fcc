### Правила на странице и титры.

guide-title = Правила: { $game }
guide-open = Правила
guide-close = Закрыть
guide-search = Поиск по правилам
guide-search-clear = Очистить
guide-contents = Разделы
guide-found =
    { $count ->
        [0] Ничего не нашлось. Попробуйте другое слово.
        [one] Нашлось { $count } место
        [few] Нашлось { $count } места
       *[other] Нашлось { $count } мест
    }
guide-cards = Карты
guide-why = Почему нельзя?
guide-options = За этим столом иначе
guide-option = { $name }: { $value }
guide-option-usual = обычно: { $value }
guide-own-cards = свой файл карт
guide-seats = места: { $list }
guide-to-section = К разделу «{ $title }»
guide-top = К началу
guide-none = Для этой игры правил пока нет.
guide-failed = Правила не загрузились.
guide-retry = Ещё раз
guide-card-reconstructed = значение восстановлено нами
guide-all-games = Правила игр

## Титры

guide-credits = О Малине
guide-credits-lead = Малина — неофициальный любительский стол для игр про жуликов и блеф. Его сделали поклонники для своих вечеров с друзьями.
guide-credits-unofficial = Авторы и издатели игр к Малине не причастны, её не одобряли и за неё не отвечают. Названия игр принадлежат своим владельцам. Рисунков и текстов издателей здесь нет: правила пересказаны своими словами, карты нарисованы заново. Понравилась игра — купите коробку.
guide-credits-games = Игры
guide-credits-design = Автор: { $name }
guide-credits-art = художник { $name }
guide-credits-publisher = издатель { $name }
guide-credits-publisher-ru = по-русски { $name }
guide-credits-crooks = Список карт «Аферистов» в открытых источниках не найти, поэтому часть значений восстановлена нами. В коробке они могут быть другими.
guide-credits-pictures = Картинки
guide-credits-icons = Картинки на картах и маски — с сайта { $site }, лицензия { $licence }. Перекрашены. Авторы:
guide-credits-lucide = Значки интерфейса — { $site }, лицензия { $licence }.
guide-credits-own = Логотип и орнаменты нарисованы для Малины.
guide-credits-fonts = Шрифты
guide-credits-fonts-note = Все под лицензией { $licence }.
guide-credits-libraries = Библиотеки
guide-credits-licence = Сама Малина распространяется по лицензии { $licence }.
guide-credits-home = Исходный код и история изменений — в репозитории проекта.
