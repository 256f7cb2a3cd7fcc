### «3000 негодяев»: что говорит доска. Имена негодяев, карт и участков берутся из текстов игры.

## Кто и что

scoundrels-you = вы
scoundrels-yours = ваш
scoundrels-money = { $money } $
scoundrels-gain = +{ $money } $
scoundrels-free = даром
scoundrels-price =
    { $price ->
        [0] Достаётся даром.
       *[other] Цена { $price } $.
    }
scoundrels-tech =
    { $points ->
        [one] { $points } очко технологий
        [few] { $points } очка технологий
       *[other] { $points } очков технологий
    }
scoundrels-ability-A = разведать
scoundrels-ability-2 = разведать
scoundrels-ability-3 = +3 $
scoundrels-ability-4 = +4 $
scoundrels-ability-5 = украсть сейф
scoundrels-ability-6 = без свойства
# $ability: свойство главаря, если ячейка его даёт
scoundrels-leader =
    { $name }{ $ability_kind ->
        [text] , свойство: { $ability }{ $used_id ->
            [true] , использовано
           *[false] { "" }
        }
       *[none] { "" }
    }
# $location нет, если не видно, откуда сейф; $inside: что внутри, если это известно
scoundrels-safe =
    Сейф{ $location_kind ->
        [text] , { $location }{ $number_kind ->
            [number] { " " }{ $number }
           *[none] { "" }
        }
       *[none] { "" }
    }{ $inside_kind ->
        [number] , вы знаете: { $inside }
       *[none] { "" }
    }{ $marks_count ->
        [0] , без меток
       *[other] , метки: { $marks }
    }
scoundrels-safe-at = { $location }, { $number }
scoundrels-mark-of = { $who } { $number }
scoundrels-slot = ячейка { $slot }

## Соперники

scoundrels-rivals = Соперники
scoundrels-rival =
    { $who }{ $turn_id ->
        [true] , ходит
       *[false] { "" }
    }: { $money } $, репутация { $points }, сейфов { $safes }, подручных { $free }, в тюрьме { $jail }, негодяев { $rogues }{ $slots_count ->
        [0] { "" }
       *[other] , сыграны ячейки { $slots }
    }
scoundrels-sheet-of = Планшет: { $who }
scoundrels-gang = Негодяи на планшете
scoundrels-rep-short = репутация { $points }
scoundrels-rep-of = { $who } { $points }
scoundrels-hand-count = рука: { $count }
scoundrels-stolen = Украдено
scoundrels-nothing = ничего
scoundrels-limit =
    { $limit ->
        [one] Сегодня держат не больше одного сейфа
       *[other] Сегодня держат не больше { $limit } сейфов
    }
scoundrels-tap-tile = Коснитесь негодяя: здесь будет, что он делает.

## Мой планшет

scoundrels-my-sheet = Ваш планшет
scoundrels-my-hand = Ваша рука
scoundrels-my-slots = Ваши ячейки
scoundrels-empty = свободно
scoundrels-then = откликнется
scoundrels-used = использован
scoundrels-sleeps = спит
scoundrels-goes = уйдёт в сброс
# $leader: свойство главаря, если ячейка его даёт
scoundrels-slot-wakes =
    Ячейка { $slot }{ $taken_id ->
        [true] , занята
       *[false] { $leader_kind ->
            [text] , главарь: { $leader }
           *[none] , без свойства главаря
        }{ $rogues_count ->
            [0] { "" }
           *[other] , проснётся: { $rogues }
        }
    }
scoundrels-bluff-pill = блеф
scoundrels-henchmen = Подручные: свободны { $free }, на картах { $out }, в тюрьме { $jail }
scoundrels-reputation = Репутация
scoundrels-leaves = Что показать
scoundrels-leaf =
    { $leaf ->
        [sheet] Планшет
        [saloon] Салун
       *[vaults] Сейфы
    }

## Тайны

scoundrels-notes = Ваши тайны
scoundrels-notes-open = Ваши тайны: { $count }
scoundrels-notes-none = Пока вы знаете только то, что знают все.
scoundrels-note-at = { $location }, сейф { $number }
scoundrels-note-stolen =
    { $mine_id ->
        [true] Ваш украденный сейф
       *[false] Украденный сейф: { $who }
    }
scoundrels-note-safe =
    { $where }: { $name }{ $lie_kind ->
        [number] . Ваша метка врёт: { $lie }
       *[none] { "" }
    }
scoundrels-note-card =
    { $mine_id ->
        [true] Ваша карта
       *[false] { $who }, карта
    } в ячейке { $slot }: { $rank }, { $bluff_id ->
        [true] блеф
       *[false] правда
    }
scoundrels-you-know = знаете вы

## Салун

scoundrels-saloon = Салун
scoundrels-saloon-note = дыра от пули снимает доллар
scoundrels-pile = Сброс
scoundrels-pile-note = верхний негодяй стопки
scoundrels-service =
    { $id ->
        [sell_information] Продать информацию
        [bail_one] Внести залог
        [bail_two] Залог за двоих
       *[bribe] Подкупить шерифа
    }
scoundrels-fee =
    { $id ->
        [bribe] { $money } $ за любой сейф
       *[other] { $money } $ за подручного
    }
scoundrels-service-text =
    { $id ->
        [sell_information] без условий
        [bail_one] освободить подручного, своего или чужого
        [bail_two] освободить двух подручных
       *[bribe] украсть любой сейф
    }
scoundrels-closed =
    { $why ->
        [money] не хватает { $short } $
        [jail] некого освобождать
       *[later] только в последний день
    }

## Участки

scoundrels-safes = Сейфы
scoundrels-day-of = день { $day } из { $days }, круг { $round }
scoundrels-unused = { $location }: неиспользуемые сейфы
scoundrels-unused-short = в запасе: { $count }

## Разведка

scoundrels-scouting =
    { $location }{ $number_kind ->
        [number] , сейф { $number }
       *[none] { "" }
    }
scoundrels-scouting-note = метка может быть верной или ложной
scoundrels-only-you = Видите только вы
scoundrels-all-see = Увидит весь стол
scoundrels-unseen = Вы не заглядывали
scoundrels-no-mark-yet = Выберите число
scoundrels-with-mark = Сейф с вашей меткой { $number }
scoundrels-values = здесь бывает: { $values }
scoundrels-tokens = Жетоны
scoundrels-true = правда
scoundrels-false = ложь
scoundrels-impossible = тут не бывает
scoundrels-tokens-left =
    { $count ->
        [0] кончились
       *[other] жетонов: { $count }
    }
scoundrels-mark-note = Верная метка в конце партии даёт +1 очко тому, у кого окажется сейф. Ложная не даёт ничего.

## Кража

scoundrels-my-safes = Ваши сейфы
scoundrels-my-safes-note = числа видите вы и те, чьи метки на сейфе
scoundrels-over-limit =
    { $limit ->
        [one] Сегодня держат не больше одного сейфа. У вас { $count }.
       *[other] Сегодня держат не больше { $limit } сейфов. У вас { $count }.
    }
scoundrels-goes-back = назад: { $location }
scoundrels-points-now = Сейчас у вас { $points }
scoundrels-points-then = Было { $before }, останется { $points }

## Шериф и тюрьма

scoundrels-office = Офис шерифа
scoundrels-office-note = одно дело за ход, вместо найма
scoundrels-jail = Тюрьма
scoundrels-jail-note = кого выпустить?
scoundrels-jailed = В тюрьме, { $who }: { $count }
scoundrels-jail-empty = Тюрьма пуста.

## Расстановка

scoundrels-place = Куда посадить
scoundrels-rearrange = Пересадить своих?
scoundrels-place-note = коснитесь клетки; своих можно переставить, касаясь двоих по очереди
scoundrels-place-where = теперь клетку
scoundrels-free-cell = Свободная клетка { $cell }

## Подозрение

scoundrels-card-of = { $who }, ячейка { $slot }
scoundrels-says = { $who } говорит
scoundrels-believe-turn = Верю до конца хода
scoundrels-if-true = Если там { $slot }
scoundrels-if-true-text = Ваш подручный сядет в тюрьму. Свободных: { $before } → { $after }.
scoundrels-if-bluff = Если это блеф
scoundrels-if-bluff-text = Вам +1 репутация, подручный вернётся. { $who }: −1.
scoundrels-all-know = Знает весь стол
scoundrels-seen-day =
    { $day ->
        [0] была
       *[other] день { $day }
    }
scoundrels-seen-ranks = Стол уже видел: { $ranks }. После ночи карта уходит под низ колоды.
scoundrels-seen-none = Ни одной карты этого игрока стол ещё не видел.
scoundrels-doubts-too = не верит: { $players }
scoundrels-cards-today = Карты этого дня
scoundrels-cards-note = выберите закрытую карту

## Конец дня

scoundrels-exposing = Разоблачение
scoundrels-exposing-note = вскрывают только карты с подручными
scoundrels-to-result = К итогу дня
scoundrels-bluff = Блеф
scoundrels-truth = Правда
scoundrels-promised = обещано
scoundrels-doubts =
    { $me_id ->
        [true] не верите
       *[false] не верит
    }
scoundrels-to-jail = подручный в тюрьму
scoundrels-was-bluff = Блеф! { $who }, ячейка { $slot }: под ней { $rank }.
scoundrels-was-true = Правда. { $who }, ячейка { $slot }: там и вправду { $rank }.
scoundrels-dawn = Рассвет, день { $day }
scoundrels-dawn-note = репутация решает, кто ходит первым
scoundrels-order = Порядок ходов
scoundrels-begins = День начинает { $who }
scoundrels-day-limit =
    { $limit ->
        [one] Сегодня можно держать { $limit } сейф
        [few] Сегодня можно держать { $limit } сейфа
       *[other] Сегодня можно держать { $limit } сейфов
    }
scoundrels-day-last = Последний день: шерифа можно подкупить

## Стратегия и подсчёт

scoundrels-strategy = Ваша стратегия на всю партию
scoundrels-strategy-note = вторая карта вернётся в коробку
scoundrels-opening = Сейфы открываются
scoundrels-opening-note = верная метка даёт +1, чья бы она ни была
scoundrels-open-all = Открыть все

## Строка решения

scoundrels-phase-plan = план
scoundrels-phase-use_ability = свойства
scoundrels-phase-choose = свойства
scoundrels-phase-mark = разведка
scoundrels-phase-hire_or_office = наём
scoundrels-phase-arrange = наём
scoundrels-phase-office = шериф
scoundrels-phase-last_doubt = сомнения
scoundrels-phase-who_begins = новый день
scoundrels-blank-card = карта
scoundrels-blank-slot = ячейка
scoundrels-blank-ability = кто
scoundrels-blank-scoundrel = кто
scoundrels-blank-other = с кем
scoundrels-blank-service = что
scoundrels-blank-safe = сейф
scoundrels-blank-location = участок
scoundrels-blank-opponent = соперник
scoundrels-blank-owner = чей
scoundrels-blank-victim = чья
scoundrels-blank-number = число
scoundrels-blank-old = метка
scoundrels-blank-source = с какого сейфа
scoundrels-blank-token = какая метка
scoundrels-blank-cell = клетка
scoundrels-blank-cells = места
scoundrels-blank-player = кто
scoundrels-blank-what = что
scoundrels-blank-strategy = карта
scoundrels-tag-slot = ячейка { $value }
scoundrels-tag-safe = сейф
scoundrels-tag-cells = новые места
scoundrels-sentence-play = { $card } → { $slot }
scoundrels-sentence-hire = Нанять: { $scoundrel }
scoundrels-sentence-swap = Меняются { $scoundrel } и { $other }
scoundrels-do-play = Положить
scoundrels-do-bluff = Блефовать
scoundrels-other-play_open = Ноль открыто
scoundrels-do-play_open = Положить «0» открыто
scoundrels-do-use = Использовать
scoundrels-do-leader = Главарь
scoundrels-do-done =
    { $asked ->
        [use_ability] Закончить шаг
       *[other] Готово
    }
scoundrels-do-first = Первый
scoundrels-do-hire = Нанять
scoundrels-do-office = К шерифу
scoundrels-do-visit = Так и сделать
scoundrels-do-use_it = Использовать
scoundrels-do-decline =
    { $asked ->
        [when_hired] Не использовать
       *[other] Отказаться
    }
scoundrels-do-discard = Сбросить
scoundrels-do-put = Посадить
scoundrels-do-keep = Все на местах
scoundrels-do-arrange = Расставить так
scoundrels-do-do_it = Да
scoundrels-do-pick_safe = Выбрать сейф
scoundrels-do-pick_unused = Взять наугад
scoundrels-do-remark = Сменить метку
scoundrels-do-pick_opponent = Выбрать
scoundrels-do-pick_henchman = Освободить
scoundrels-do-pick_card = Выбрать карту
scoundrels-do-pick_scoundrel = Выбрать
scoundrels-do-swap = Поменять
scoundrels-do-pick_option = Так и сделать
scoundrels-do-pick_ability = Использовать
scoundrels-do-again = Ещё раз
scoundrels-do-enough = Достаточно
scoundrels-do-mark = Пометить
scoundrels-do-lie = Соврать
scoundrels-do-move_mark = Переставить метку
scoundrels-do-no_mark = Не метить
scoundrels-do-abandon = Бросить
scoundrels-do-doubt = Не верю
scoundrels-do-pass = Верю
scoundrels-do-suffer = Пусть так
scoundrels-do-begin = Назначить
scoundrels-do-choose_strategy = Положить

## Первая партия

scoundrels-tip-slot = Шесть ячеек
scoundrels-tip-slot-text = Карта ложится лицом вниз в одну из них, и ячейка решает, чьи свойства проснутся.
scoundrels-tip-bluff = Карта может врать
scoundrels-tip-bluff-text = Кладите четвёрку в пятую ячейку, если хочется украсть сейф: это блеф, и за него могут поймать.
scoundrels-tip-abilities = Что проснулось
scoundrels-tip-abilities-text = Используйте в любом порядке всё, что подсвечено, или ничего.
scoundrels-tip-safes = Метки на сейфах
scoundrels-tip-safes-text = Разведчик знает, что внутри, и метит как хочет: верная метка принесёт очко хозяину сейфа.
scoundrels-tip-hire = Салун
scoundrels-tip-hire-text = Негодяй — это две карты: верхняя строка говорит, когда он сработает, нижняя — что сделает.
scoundrels-tip-doubt = Последний шанс
scoundrels-tip-doubt-text = Не верите — ставьте подручного: за пойманный блеф дают репутацию, за напрасный донос сажают.
scoundrels-tip-reputation = Репутация
scoundrels-tip-reputation-text = В конце она такие же очки, как сейфы: блеф стоит её, разоблачение приносит.
