### Правила на странице и титры.

guide-title = Правила: { $game }
guide-open = Правила
guide-close = Закрыть
guide-search = Поиск по правилам
guide-contents = Содержание
guide-found =
    { $count ->
        [0] Ничего не нашлось. Попробуйте другое слово.
        [one] Нашлось { $count } место
        [few] Нашлось { $count } места
       *[other] Нашлось { $count } мест
    }
guide-why = Почему нельзя?
guide-options = За этим столом иначе
guide-option = { $name }: { $value }
guide-option-usual = обычно: { $value }
guide-own-cards = свой файл карт
guide-none = Для этой игры правил пока нет.
guide-failed = Правила не загрузились.
guide-retry = Ещё раз
guide-all-games = Правила игр

## Титры

guide-credits = О Малине
guide-credits-lead = Малина — неофициальный любительский стол для игр про жуликов и блеф. Его сделали поклонники для своих вечеров с друзьями.
guide-credits-unofficial = Авторы и издатели игр к Малине не причастны, её не одобряли и за неё не отвечают. Названия игр принадлежат своим владельцам. Рисунков и текстов издателей здесь нет: правила пересказаны своими словами, карты нарисованы заново. Понравилась игра — купите коробку.
guide-credits-games = Игры
# $art и $russian могут отсутствовать
guide-credits-made =
    { $design_count ->
        [1] Автор
       *[other] Авторы
    } { $design }{ $art_kind ->
        [none] { "" }
       *[text] , художник { $art }
    }, издатель { $publisher }{ $russian_kind ->
        [none] { "" }
       *[text] , русское издание «{ $russian }»
    }.
guide-credits-crooks = Список карт «Аферистов» в открытых источниках не найти, поэтому часть значений восстановлена нами. В коробке они могут быть другими.
guide-credits-pictures = Картинки
guide-credits-icons = Картинки на картах и маски, перекрашенные:
guide-credits-icons-authors = Рисовали { $authors } и другие.
guide-credits-lucide = Значки интерфейса:
guide-credits-own = Логотип и орнаменты нарисованы для Малины.
guide-credits-fonts = Шрифты
guide-credits-libraries = Библиотеки
guide-credits-licence = Сама Малина распространяется по лицензии { $licence }.
