### Аферисты: что говорит доска. Имена карт, притонов, заданий, банд и действий берутся из текстов игры.
### Перед знаком доллара стоит неразрывный пробел (U+00A0).

## Кто и что

crooks-you = Вы
# внутри фразы: «вы 5, Ольга 4»
crooks-you-in = вы
crooks-own = Свои
crooks-money = { $money } $
crooks-job = Задание { $job }
crooks-den = Притон { $letter }
crooks-jobs = Задания
crooks-dens = Притоны
crooks-dens-price = цена = число карт
crooks-my-row = Ваши Аферисты
crooks-row-of = { $who }: Аферисты на Заданиях

# Для тесных мест
crooks-gang-north = Северная
crooks-gang-west = Западная
crooks-gang-outfit = Организация

## Строка решения

crooks-phase-turn = вербовка
crooks-phase-choose = вербовка
crooks-phase-place = грабёж
crooks-blank-hideout = какой Притон
crooks-blank-crook = кого
crooks-blank-job = Задание
crooks-blank-face = как положить
crooks-blank-action = действие
crooks-tag-hideout = Притон { $value }
crooks-tag-job = Задание { $value }
# $type: вид действия, none — решили обойтись без него; $said: действие целиком
crooks-tag-action =
    { $type_id ->
        [none] без действия
        [pickpocket] Карманник
        [accomplice] Сообщник
        [switch] прежние на { $to }
       *[other] { $said }
    }
crooks-do-recruit = Заглянуть
crooks-do-hire = Завербовать
crooks-do-place = На дело!
crooks-do-pass = Спасовать
crooks-other-recruit = Вербовать
crooks-hint-turn = Платите сразу, а карты видите потом, и только вы.

## Карты вслух

crooks-card =
    { $name }, { $rating_kind ->
        [number] рейтинг { $rating }
       *[none] рейтинг неизвестен
    }{ $modifier_kind ->
        [text] , модификатор { $modifier }
       *[none] { "" }
    }{ $emblems_count ->
        [0] { "" }
       *[other] , { $emblems }
    }{ $does_kind ->
        [text] , действие: { $does }
       *[none] { "" }
    }
crooks-face-down = карта лицом вниз
crooks-face-down-title = Карта лицом вниз
crooks-only-mine =
    { $mine_id ->
        [true] { $card }, лицом вниз, но вам известна
       *[false] { $card }, лицом вниз
    }
crooks-hired = Завербован: { $card }
crooks-offer =
    { $not_id ->
        [true] { $card }, завербовать нельзя
       *[false] { $card }
    }
crooks-from = из Притона { $letter }
crooks-plain = Без специального действия.

## Строки и места

# $turn, $passed, $gone, $carries: true или false; $bot: то же или program; $emblems: банды со счётом
crooks-row =
    { $who }, { $money } { $money ->
        [one] доллар
        [few] доллара
       *[many] долларов
    }{ $turn_id ->
        [true] , сейчас ход
       *[false] { "" }
    }{ $passed_id ->
        [true] , пас
       *[false] { "" }
    }{ $bot_kind ->
        [text] , { $bot }
       *[none] { "" }
    }{ $gone_id ->
        [true] , нет связи
       *[false] { "" }
    }{ $carries_id ->
        [true] , в руке Аферист
       *[false] { "" }
    }; { $emblems }
crooks-gang-count = { $name } { $count }
# $owner: чья строка, пусто — ваша; $lie: кто лежит
crooks-slot =
    { $job }{ $owner_kind ->
        [text] , { $owner }
       *[none] { "" }
    }{ $lie_count ->
        [0] , свободно
       *[other] : { $lie }
    }{ $state_id ->
        [chosen] , выбрано
        [may] , можно послать
        [victim] , можно выбрать жертвой
        [not]
            { $lie_count ->
                [0] , сюда нельзя
               *[other] , нельзя: здесь уже ваш Аферист
            }
       *[idle] { "" }
    }
crooks-lies =
    { $owner_kind ->
        [text] { $job }. Хозяин: { $owner }.
       *[none] { $job }. Это ваш человек.
    }
crooks-lies-hidden =
    { $mine_id ->
        [true]
            { $count ->
                [one] { $count } карта лежит лицом вниз.
                [few] { $count } карты лежат лицом вниз.
               *[many] { $count } карт лежит лицом вниз.
            }
       *[false]
            { $count ->
                [one] Кто это, вам неизвестно. Карты вскроют в конце партии.
               *[other] Лицом вниз карт: { $count }. Кто там, вам неизвестно.
            }
    }
crooks-lies-secret = Лежит лицом вниз: на столе все видят рубашку.

## Задания

# $change: модификатор со знаком, пусто — нет
crooks-worth =
    { $change_kind ->
        [text] Стоит { $points }: { $job } и модификаторы { $change }.
       *[none] Стоит { $points }.
    }
crooks-total = { $who } { $total }
crooks-standing = Силы: { $list }.
crooks-nobody = Здесь пока никого.
crooks-unknown =
    { $count ->
        [one] Ещё { $count } карта лицом вниз, вам неизвестная.
        [few] Ещё { $count } карты лицом вниз, вам неизвестные.
       *[many] Ещё { $count } карт лицом вниз, вам неизвестных.
    }
crooks-building =
    { $name }. { $about }{ $state_id ->
        [chosen] { " " }Выбрано.
        [spied] { " " }Сюда заглянет Шпион.
        [spy] { " " }Сюда может заглянуть Шпион.
        [may] { " " }Можно послать Афериста.
        [not] { " " }Сюда нельзя.
       *[idle] { "" }
    }

## Притоны

# $noted: кого вы здесь видели; $missing: сколько с тех пор ушло
crooks-doorway =
    { $name }, { $count ->
        [0] пусто
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }{ $count ->
        [0] { "" }
       *[other]
            { $price_kind ->
                [number] , вербовка { $price } $
               *[none] { "" }
            }
    }{ $noted_count ->
        [0] { "" }
       *[other] , вы здесь видели: { $noted }
    }{ $missing ->
        [0] { "" }
       *[other] , с тех пор ушло: { $missing }
    }{ $state_id ->
        [chosen] , выбран
        [may] , можно вербовать
        [spy] , сюда может заглянуть Шпион
        [not] , не по карману
        [opened] , здесь сейчас вербуют
       *[idle] { "" }
    }
crooks-den-now =
    { $count ->
        [0] Здесь уже никого.
       *[other]
            { $count ->
                [one] { $count } карта
                [few] { $count } карты
               *[many] { $count } карт
            }{ $price_kind ->
                [number] , вербовка стоит { $price } $.
               *[none] .
            }
    }
crooks-note =
    { $missing ->
        [0] Вы здесь видели, и пока все на месте:
        [one] Вы здесь видели этих. С тех пор { $missing } карту унесли лицом вниз:
        [few] Вы здесь видели этих. С тех пор { $missing } карты унесли лицом вниз:
       *[many] Вы здесь видели этих. С тех пор { $missing } карт унесли лицом вниз:
    }
crooks-note-missing =
    { $count ->
        [one] минус { $count }, не видели кто
       *[many] минус { $count }, не видели кто
    }
crooks-open = { $den }: кого завербовать
crooks-open-mine = Видите только вы
crooks-open-hint =
    { $count ->
        [1] Больше здесь никого нет.
       *[other] Одного возьмёте, остальные останутся здесь и снова станут тайной для всех, кроме вас.
    }

## Коробка с убитыми

crooks-box =
    { $count ->
        [one] В коробке { $count } убитый
       *[many] В коробке { $count } убитых
    }
crooks-box-name =
    { $list_count ->
        [0] Коробка с убитыми: { $count }
       *[other] Коробка с убитыми: { $count }. { $list }
    }
crooks-box-hidden =
    { $count ->
        [one] { $count } убит лицом вниз, кто — тайна.
       *[many] { $count } убито лицом вниз, кто — тайна.
    }

## Как положить карту

crooks-facing = Как положить карту
crooks-face-up = Лицом вверх
crooks-face-down-way = Лицом вниз
crooks-face-up-means =
    { $acts_id ->
        [true] все видят; действие срабатывает
       *[false] все видят, кто это
    }
crooks-face-down-means =
    { $acts_id ->
        [true] знаете только вы; действия нет
       *[false] до конца знаете только вы
    }

## Специальное действие

crooks-deed = Действие: { $name }
crooks-deed-none = Без действия
crooks-deed-pickpocket = сработает сразу
crooks-deed-accomplice = усилить своих?
crooks-deed-switch = прежние — куда?
crooks-deed-assassin = кого убрать?
crooks-deed-spy = куда заглянуть?

## Что изменится

crooks-changes = Что изменится
crooks-my-points = ваши очки { $was } → { $now }
crooks-change-job = Выберите Задание: станет видно, кто впереди и что на кону.
crooks-change-more =
    { $what_id ->
        [action] Осталось решить, что он сделает.
       *[face] Осталось решить, как положить карту.
    }
crooks-change-none = Расклад сил и ставки не изменятся.
# $lead: me, tied, other, others, nobody; $stake: grows, shrinks, same
crooks-change =
    Задание { $job }{ $list_count ->
        [0] { ": никого" }
       *[other] : { $list }
    }{ $unknown ->
        [0] { "" }
        [one] , ещё { $unknown } карта лицом вниз
        [few] , ещё { $unknown } карты лицом вниз
       *[many] , ещё { $unknown } карт лицом вниз
    }. { $lead_id ->
        [me] Вы впереди.
        [tied] Ничья, очки поделят.
        [other] Впереди { $who }.
        [others] Впереди поровну: { $who }.
       *[nobody] Впереди никого.
    } { $stake_id ->
        [grows] Ставка вырастет: { $before } + { $by } = { $points }.
        [shrinks] Ставка упадёт: { $before } − { $by } = { $points }.
       *[same]
            { $points ->
                [one] На кону { $points } очко.
                [few] На кону { $points } очка.
               *[many] На кону { $points } очков.
            }
    }
# $state: none — нет ни у кого, tie — ничья, me — вы впереди, other — впереди $who
crooks-gang-now =
    { $state_id ->
        [none] пока ни у кого
        [me]
            { $grows_id ->
                [true] вы { $before } → { $mine }, впереди
               *[false] вы { $mine }, впереди
            }
        [tie]
            { $grows_id ->
                [true] вы { $before } → { $mine }, поровну
               *[false] поровну, по { $best }
            }
       *[other]
            { $grows_id ->
                [true] вы { $before } → { $mine }, { $who } { $best }
               *[false] { $who } { $best }
            }
    }
crooks-bonus = +{ $bonus }

## Как стоят дела

crooks-points = Очки на сейчас
crooks-points-label = Очки
crooks-points-word =
    { $points ->
        [one] { " " }очко
        [few] { " " }очка
       *[many] { " " }очков
    }
crooks-leads =
    { $count ->
        [0] { "" }
        [1] ведёт на Задании { $jobs }
       *[other] ведёт на Заданиях { $jobs }
    }
crooks-start = С чего начать
crooks-start-text = Заплатите за Притон и загляните внутрь. Одного Афериста заберёте и сразу пошлёте на Задание; остальных запомните. Чем меньше в Притоне карт, тем он дешевле.
crooks-leading = Кто впереди
crooks-gangs = Банды
crooks-gang-nobody = никто
crooks-hidden =
    { $lying ->
        [0] На Заданиях пока никого.
       *[other]
            { $count ->
                [0] Все карты на Заданиях вам известны.
                [one] Не считая { $count } карты, которая лежит лицом вниз.
               *[many] Не считая { $count } карт, которые лежат лицом вниз.
            }
    }
crooks-hidden-cards = Ваши карты спрятаны. Откройте их, когда чужие глаза отвернутся.

## Боты: нрав и мысли

crooks-bot-honest = Кладёт Афериста рубашкой вверх, только если от этого многое зависит.
crooks-bot-greedy = Считает свои очки и свои деньги, чужие его не касаются.
crooks-bot-reckless = Лезет туда, где и без него тесно, и сорит деньгами.
crooks-bot-suspicious = Подглядывает, где только может, и обходит стороной всё, чего не знает.
crooks-mind-box = Убитый, в коробке
crooks-mind-hand = { $name }: только что завербован

## Первая партия

crooks-tip-jobs = Вот ради чего всё
crooks-tip-jobs-text = За каждое Задание очки получит тот, чья команда на нём сильнее всех.
crooks-tip-hideout = Это Притон
crooks-tip-hideout-text = Вход стоит по доллару за каждого, кто внутри; вы увидите всех, а возьмёте одного.
crooks-tip-choose = Выберите одного
crooks-tip-choose-text = Большое число на карте — сила, число в рамке меняет цену самого Задания.
crooks-tip-stake = Ваша строка
crooks-tip-stake-text = На каждое Задание вы посылаете одного; чужие могут прийти туда же, и очки заберёт сильнейший.
crooks-tip-facing = Лицом вниз
crooks-tip-facing-text = За доллар никто не узнает, кого вы послали, зато действие карты пропадёт.
crooks-tip-gangs = Банды
crooks-tip-gangs-text = У кого людей этой Банды строго больше, чем у любого другого, тот получит за неё очки в конце.
crooks-tip-money = Деньги кончаются
crooks-tip-money-text = Новых денег почти не бывает: когда не хватит ни на один Притон, стол спасует за вас до конца партии.

## Финал

crooks-finale = Финал
crooks-finale-empty = Сюда никто не пошёл.
crooks-finale-nobody = Задание { $job } никому не достаётся.
# $next — рейтинг второго; −1: больше никого не было
crooks-finale-job =
    { $mine ->
        [true] Задание { $job } ваше
       *[false] Задание { $job } забирает { $who }
    }{ $next ->
        [-1] : больше никто не пришёл.
       *[other] : { $most } против { $next }.
    }
crooks-finale-tie = Задание { $job } делят { $winners }: у каждого { $most }, очков по { $share }.
crooks-finale-surprise =
    { $way ->
        [down] Лицом вниз лежало то, что сбило ставку до { $points }.
       *[up] Лицом вниз лежало то, что подняло ставку до { $points }.
    }
crooks-finale-sum =
    { $sum } = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
crooks-finale-left =
    { $jobs ->
        [none] Осталось посчитать Банды.
       *[other] Осталось открыть: { $jobs } и Банды.
    }
crooks-finale-gang =
    { $mine ->
        [true] { $gang } ваша: +{ $bonus }.
       *[false] { $gang }: верх берёт { $who }, +{ $bonus }.
    }
crooks-finale-gang-none = { $gang }: ни у кого нет большинства.
crooks-finale-yours = Город ваш: { $points }.
crooks-finale-winners =
    { $winners_count ->
        [1] Город держит { $winners }: { $points }.
       *[other] Город делят { $winners }: по { $points }.
    }
crooks-finale-next = Дальше
crooks-finale-skip = Сразу к итогу
