### «Шериф Ноттингема»: тексты для игроков.
###
### Что стоит в аргументах, описано в malina/text/__init__.py. $seat: кто действует; $victim: чей мешок, прилавок или
### стопка; $payer: кто платит по сделке; $to: кто получает; $judges: кто в должности; $goods: товары по числу.

## Игра

game-name = Шериф Ноттингема
game-tagline = Взятка, клятва и мешок, в который лучше не заглядывать
game-about = Торговцы везут товар в Ноттингем и клянутся шерифу, что в мешке одни яблоки. Шериф волен поверить, взять взятку или вскрыть мешок: за ложь платит торговец, за напрасный обыск — шериф. Торгуйтесь, блефуйте и доносите; побеждает самый богатый.

## Карты

# Лица карт зовутся по сообщениям good-…, man-…, law-…, order-…, sale-…, deputy-…
pieces = good man law order sale deputy
# Эти поля — места игроков; -1: никто
holders = first solo informed
# Эти аргументы — места за столом
persons = bag payer to merchant player proposer judge clause other gift by spared searched king queen in_office

bag-true = правда
bag-lie = ложь
good-apple = яблоки
good-cheese = сыр
good-bread = хлеб
good-chicken = куры
good-pepper = перец
good-mead = медовуха
good-silk = шёлк
good-crossbow = арбалет
good-green_apples = зелёные яблоки
good-golden_apples = золотые яблоки
good-gouda_cheese = гауда
good-blue_cheese = голубой сыр
good-rye_bread = ржаной хлеб
good-pumpernickel_bread = пумперникель
good-royal_rooster = королевский петух
good-apple-text = Разрешённый товар. Лежит на прилавке лицом вверх, идёт в зачёт короля и королевы яблок.
good-cheese-text = Разрешённый товар. Лежит на прилавке лицом вверх, идёт в зачёт короля и королевы сыра.
good-bread-text = Разрешённый товар. Лежит на прилавке лицом вверх, идёт в зачёт короля и королевы хлеба.
good-chicken-text = Разрешённый товар. Лежит на прилавке лицом вверх, идёт в зачёт короля и королевы кур.
good-pepper-text = Контрабанда: заявить нельзя. Лежит в стопке рубашкой вверх.
good-mead-text = Контрабанда: заявить нельзя. Лежит в стопке рубашкой вверх.
good-silk-text = Контрабанда: заявить нельзя. Лежит в стопке рубашкой вверх.
good-crossbow-text = Контрабанда: заявить нельзя. Лежит в стопке рубашкой вверх.
good-green_apples-text = Королевский товар, всегда контрабанда. В конце считается за двое яблок.
good-golden_apples-text = Королевский товар, всегда контрабанда. В конце считается за трое яблок.
good-gouda_cheese-text = Королевский товар, всегда контрабанда. В конце считается за два сыра.
good-blue_cheese-text = Королевский товар, всегда контрабанда. В конце считается за три сыра.
good-rye_bread-text = Королевский товар, всегда контрабанда. В конце считается за два хлеба.
good-pumpernickel_bread-text = Королевский товар, всегда контрабанда. В конце считается за три хлеба.
good-royal_rooster-text = Королевский товар, всегда контрабанда. В конце считается за двух кур.

# Указы
law-law_tax_apple = «О налоге на яблоки»
law-law_tax_apple-text = Кто заявил яблоки, сразу платит по 1 золотому за каждую заявленную карту, честно или нет.
law-law_tax_cheese = «О налоге на сыр»
law-law_tax_cheese-text = Кто заявил сыр, сразу платит по 1 золотому за каждую заявленную карту, честно или нет.
law-law_tax_bread = «О налоге на хлеб»
law-law_tax_bread-text = Кто заявил хлеб, сразу платит по 1 золотому за каждую заявленную карту, честно или нет.
law-law_tax_chicken = «О налоге на кур»
law-law_tax_chicken-text = Кто заявил кур, сразу платит по 1 золотому за каждую заявленную карту, честно или нет.
law-law_ban_apple = «О запрете яблок»
law-law_ban_apple-text = Яблоки у ворот считаются контрабандой: заявить нельзя, найдут — штраф 4 за карту. Что прошло, лежит на прилавке как обычно.
law-law_ban_cheese = «О запрете сыра»
law-law_ban_cheese-text = Сыр у ворот считается контрабандой: заявить нельзя, найдут — штраф 4 за карту. Что прошло, лежит на прилавке как обычно.
law-law_ban_bread = «О запрете хлеба»
law-law_ban_bread-text = Хлеб у ворот считается контрабандой: заявить нельзя, найдут — штраф 4 за карту. Что прошло, лежит на прилавке как обычно.
law-law_ban_chicken = «О запрете кур»
law-law_ban_chicken-text = Куры у ворот считаются контрабандой: заявить нельзя, найдут — штраф 4 за карту. Что прошло, лежит на прилавке как обычно.
law-law_sheriffs_stock = «О личном запасе шерифа»
law-law_sheriffs_stock-text = Когда все мешки закрыты, шериф может выложить с руки на свой прилавок до 2 карт одного разрешённого и не запрещённого указом товара, лицом вверх.
law-law_light_bags = «О лёгких мешках»
law-law_light_bags-text = В мешке не больше 4 карт.
law-law_full_bags = «О полных мешках»
law-law_full_bags-text = В мешке не меньше 3 карт.
law-law_no_gold_bribes = «О запрете подкупа золотом»
law-law_no_gold_bribes-text = Золото во взятках запрещено: только товары и обещания.
law-law_gold_only_bribes = «О взятках звонкой монетой»
law-law_gold_only_bribes-text = Взятки только золотом. Никаких товаров, но обещать можно.
law-law_zealous_sheriff = «О служебном рвении»
law-law_zealous_sheriff-text = За раунд нужно вскрыть хотя бы один мешок.
law-law_lenient_sheriff = «О снисхождении»
law-law_lenient_sheriff-text = За раунд можно вскрыть не больше двух мешков. Считаются и те, что обещано вскрыть по договору.
law-law_double_fines = «О двойных штрафах»
law-law_double_fines-text = Штраф за контрабанду, королевские и запрещённые товары и разбойников двойной. За чужой разрешённый товар — как обычно.
law-law_double_compensation = «О возмещении честным»
law-law_double_compensation-text = Кто вскрыл честный мешок, платит вдвое.
law-law_sheriffs_share = «О доле шерифа»
law-law_sheriffs_share-text = Кто вскрыл мешок обманщика, может оставить себе на прилавке одну конфискованную карту. Помощники, вскрывшие вместе, кладут её в сундук.
law-law_gate_toll = «О воротной пошлине»
law-law_gate_toll-text = В начале досмотра каждый торговец платит шерифу 2 золотых; помощникам — в сундук.
law-law_strict_queue = «О порядке у ворот»
law-law_strict_queue-text = Мешки решают по очереди, в порядке заявлений. Пропустить можно только первый в очереди, а договориться о вскрытии — в любое время.
law-law_open_hand = «Об открытом товаре»
law-law_open_hand-text = Сразу после заявления торговец показывает всем одну карту товара, оставшуюся на руке.
law-law_scarce_market = «О скудном рынке»
law-law_scarce_market-text = На рынке можно обменять не больше 2 карт.
law-law_fair_day = «О ярмарке»
law-law_fair_day-text = После обмена торговец берёт ещё одну карту, а потом сбрасывает одну карту товара в открытую.
law-law_informers = «О доносчиках»
law-law_informers-text = Раз за раунд торговец может донести на чужой мешок. Вскрыли, и там обман: 3 золотых из банка. Вскрыли, а там правда: 2 золотых владельцу.

# Благородные разбойники
man-robin_hood = Робин Гуд
man-robin_hood-text = Заберите 6 золотых у того, кто вас пропустил. 3 оставьте себе, 3 раздайте другим игрокам как хотите.
man-little_john = Маленький Джон
man-little_john-text = Переложите один разрешённый товар с любого чужого прилавка на свой.
man-friar_tuck = Брат Тук
man-friar_tuck-text = Откройте 3 верхние карты колоды. Один разрешённый товар выложите на прилавок, остальное в сброс.
man-will_scarlet = Уилл Скарлет
man-will_scarlet-text = Каждый другой торговец этого раунда платит вам 1 золотой.
man-maid_marian = Дева Мэриан
man-maid_marian-text = Верните себе до 5 золотых из взятки, за которую пропустили этот мешок.
man-alan_a_dale = Алан-э-Дейл
man-alan_a_dale-text = Выберите другого игрока: вы оба получаете по 3 золотых из банка.
man-much_the_millers_son = Мач, сын мельника
man-much_the_millers_son-text = Можете выложить с руки на прилавок один разрешённый товар.
man-will_stutely = Уилл Статли
man-will_stutely-text = Тайно загляните в один ещё не решённый мешок.
man-gilbert_whitehand = Гилберт Белая Рука
man-gilbert_whitehand-text = Можете положить с руки в свою стопку одну карту контрабанды.
man-david_of_doncaster = Дэвид из Донкастера
man-david_of_doncaster-text = Выложите на прилавок один разрешённый товар из 5 верхних карт одной стопки сброса.
man-arthur_a_bland = Артур-э-Бланд
man-arthur_a_bland-text = Выберите другого игрока: он сбрасывает со своего прилавка один разрешённый товар на свой выбор.
man-reynold_greenleaf = Рейнольд Гринлиф
man-reynold_greenleaf-text = Кто вас пропустил, платит вам по 1 золотому за каждую карту контрабанды в этом мешке, но не больше 4.
man-wat_the_tinker = Уот-лудильщик
man-wat_the_tinker-text = Посмотрите 5 верхних карт колоды, одну возьмите на руку, остальные положите под колоду в любом порядке.
man-sir_richard = Сэр Ричард из Ли
man-sir_richard-text = Получите из банка по 1 золотому за каждый вид разрешённого товара на своём прилавке.
man-gamble_gold = Гэмбл Голд
man-gamble_gold-text = Можете обменять один разрешённый товар со своего прилавка на любой с чужого.
man-eric_of_lincoln = Эрик из Линкольна
man-eric_of_lincoln-text = Тайно посмотрите всю стопку контрабанды другого игрока.
man-hob_of_the_hill = Хоб с Холма
man-hob_of_the_hill-text = Можете сбросить с руки сколько угодно карт товара и взять столько же.
man-sheriffs_cook = Повар шерифа
man-sheriffs_cook-text = Кто вас пропустил, сбрасывает с руки 2 случайные карты товара и берёт 2 новые.

# Особые заказы
order-order_apple_crossbow = яблоки + арбалет
order-order_apple_mead = яблоки + медовуха
order-order_apple_silk = яблоки + шёлк
order-order_apple_pepper = яблоки + перец
order-order_bread_mead = хлеб + медовуха
order-order_bread_silk = хлеб + шёлк
order-order_bread_pepper = хлеб + перец
order-order_cheese_mead = сыр + медовуха
order-order_cheese_silk = сыр + шёлк
order-order_cheese_pepper = сыр + перец
order-order_chicken_silk = куры + шёлк
order-order_chicken_mead = куры + медовуха
order-order_chicken_pepper = куры + перец

sale-black_market_pepper_high = Чёрный рынок: перец, 30
sale-black_market_pepper_low = Чёрный рынок: перец, 27
sale-black_market_mead_high = Чёрный рынок: медовуха, 32
sale-black_market_mead_low = Чёрный рынок: медовуха, 29
sale-black_market_silk_high = Чёрный рынок: шёлк, 34
sale-black_market_silk_low = Чёрный рынок: шёлк, 31

deputy-deputy_green = Помощник: зелёный
deputy-deputy_blue = Помощник: синий
deputy-deputy_red = Помощник: красный
deputy-deputy_yellow = Помощник: жёлтый
deputy-deputy_purple = Помощник: фиолетовый
deputy-deputy_orange = Помощник: оранжевый

## Слова

step-laws = Указы
step-market = Рынок
step-load = Погрузка товаров
step-stock = Личный запас
step-declaration = Заявление
step-inspection = Досмотр
step-chest = Делёж сундука
step-refill = Конец раунда
step-end = Подсчёт
bag-closed = завязан
bag-passed = пропущен
bag-opened = вскрыт
outcome-passed = пропущен
outcome-opened = вскрыт
stance-pass = пропустить
stance-inspect = вскрыть
stance-undecided = ещё думаю
clauses-pass = пропустить
clauses-inspect = вскрыть
others-pass = пропустить
others-inspect = вскрыть
pile-0 = левая стопка
pile-1 = правая стопка
# Оба помощника вместе
to--1 = оба помощника
answers-0 = ни на чью
count-gold =
    { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    }
count-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
# Заявление: число и товар
some-goods =
    { $good_id ->
        [apple]
            { $count ->
                [one] { $count } яблоко
                [few] { $count } яблока
               *[other] { $count } яблок
            }
        [cheese]
            { $count ->
                [one] { $count } сыр
                [few] { $count } сыра
               *[other] { $count } сыров
            }
        [bread]
            { $count ->
                [one] { $count } хлеб
                [few] { $count } хлеба
               *[other] { $count } хлебов
            }
        [chicken]
            { $count ->
                [one] { $count } курица
                [few] { $count } курицы
               *[other] { $count } кур
            }
        [pepper]
            { $count ->
                [one] { $count } перец
                [few] { $count } перца
               *[other] { $count } перцев
            }
        [mead]
            { $count ->
                [one] { $count } медовуха
                [few] { $count } медовухи
               *[other] { $count } медовух
            }
        [silk]
            { $count ->
                [one] { $count } шёлк
                [few] { $count } шёлка
               *[other] { $count } шелков
            }
        [crossbow]
            { $count ->
                [one] { $count } арбалет
                [few] { $count } арбалета
               *[other] { $count } арбалетов
            }
        [green_apples]
            { $count ->
                [one] { $count } зелёное яблоко
                [few] { $count } зелёных яблока
               *[other] { $count } зелёных яблок
            }
        [golden_apples]
            { $count ->
                [one] { $count } золотое яблоко
                [few] { $count } золотых яблока
               *[other] { $count } золотых яблок
            }
        [gouda_cheese]
            { $count ->
                [one] { $count } гауда
                [few] { $count } гауды
               *[other] { $count } гауд
            }
        [blue_cheese]
            { $count ->
                [one] { $count } голубой сыр
                [few] { $count } голубых сыра
               *[other] { $count } голубых сыров
            }
        [rye_bread]
            { $count ->
                [one] { $count } ржаной хлеб
                [few] { $count } ржаных хлеба
               *[other] { $count } ржаных хлебов
            }
        [pumpernickel_bread]
            { $count ->
                [one] { $count } пумперникель
                [few] { $count } пумперникеля
               *[other] { $count } пумперникелей
            }
        [royal_rooster]
            { $count ->
                [one] { $count } королевский петух
                [few] { $count } королевских петуха
               *[other] { $count } королевских петухов
            }
       *[other] { $good }: { $count }
    }
# С большой буквы: начинает фразу
whose-bag =
    { $seat_me ->
        [you] Ваш мешок
       *[other] Мешок игрока { $seat }
    }
victims-bag =
    { $victim_me ->
        [you] Ваш мешок
       *[other] Мешок игрока { $victim }
    }
deal-gold =
    { $gold ->
        [0] { "" }
       *[other] { " " }{ count-gold }
    }
# Что ещё в сделке; каждая часть начинается с пробела
deal-terms =
    { $spared_count ->
        [0] { "" }
       *[other] { " " }Без досмотра: { $spared }.
    }{ $searched_count ->
        [0] { "" }
       *[other] { " " }На вскрытие: { $searched }.
    }{ $from_stand_count ->
        [0] { "" }
       *[other] { " " }С прилавка ({ $from_stand }).
    }{ $from_stack_count ->
        [0] { "" }
       *[other] { " " }Из стопки, на слово ({ $from_stack }).
    }{ $from_bag_count ->
        [0] { "" }
       *[other] { " " }Из мешка, на слово ({ $from_bag }).
    }{ $to_count ->
        [1] { "" }
       *[other] { " " }Плата идёт в сундук.
    }{ $promise_kind ->
        [text] { " " }Обещание: «{ $promise }».
       *[none] { "" }
    }

## Места и сведения на столе

place-deck = Колода товаров
place-removed = Убрано вслепую
place-gone = Вышло из игры
place-seized = Изъято
place-shown = Открыто
place-robber = Разбойник
place-chest = Сундук
place-order_deck = Колода заказов
place-orders_open = Особые заказы
place-law_deck = Колода указов
place-law_choice = Указы на выбор
place-law_row = Указы в силе
place-law_past = Прежние указы
place-forest = Шервудский лес
place-deputy_deck = Колода помощников
place-in_office = Помощники раунда
place-deputy_past = Уже были помощниками
place-pile = Стопка сброса
place-black_market = Чёрный рынок
place-hand = Рука
place-bag = Мешок
place-aside = Отложено
place-stand = Прилавок
place-stack = Стопка контрабанды
place-under = Под прилавком
place-filled = Выполненные заказы
place-bought = Куплено на чёрном рынке
place-choice = Разбойники на выбор
fact-round = Раунд
fact-step = Шаг
fact-merchants = Торговцы
fact-first = Начинает рынок
fact-gold = Золото
fact-chest = Золото в сундуке
fact-votes = Голоса
fact-again = Второе голосование
fact-bags = Мешки
fact-number = Карт в мешке
fact-declared = Заявлено
fact-solo = Решает один
fact-stances = Слово помощников
fact-bound = Обещано вскрыть
fact-through = Провезено контрабанды
fact-informed = Доносы
fact-deals = Сделки
fact-feed = Номер в ленте
fact-split = Предложенный раздел
fact-claims = Покупки за раунд
fact-merry = Есть разбойник
fact-lost = Разбойник потерян
fact-history = Судьба мешков
fact-promised = Обещано

## Настройки стола

preset-first = Первая партия
preset-first-help = Без дополнений, быстрый рынок, каждый побывает шерифом один раз.
preset-base = Базовая игра
preset-base-help = Рынок с двумя стопками сброса, полная партия.
preset-everything = Всё сразу
preset-everything-help = Королевские товары, чёрный рынок, указы, особые заказы и благородные разбойники.
preset-deputies = Вшестером
preset-deputies-help = Два помощника вместо шерифа, общий сундук и чёрный рынок. Для шести игроков.
option-market = Рынок
option-market-help = Две стопки сброса, из которых можно брать, или быстрый рынок: выложил и взял из колоды. Вшестером рынок всегда быстрый.
option-market-two_piles = Две стопки
option-market-express = Быстрый
option-royal_goods = Королевские товары
option-royal_goods-help = Двенадцать карт контрабанды (втроём шесть), которые помогают стать королём.
option-black_market = Чёрный рынок
option-black_market-help = Три одинаковые карты контрабанды меняют на дорогую карту чёрного рынка.
option-laws = Указы
option-laws-help = Каждый раунд шериф оглашает указ: налоги, запреты, поблажки. Действуют два последних.
option-special_orders = Особые заказы
option-special_orders-help = За пару карт в одном пропущенном мешке — награда.
option-merry_men = Благородные разбойники
option-merry_men-help = У каждого на руке разбойник. Провезёте его — получите золото и чей-нибудь сюрприз.
option-length = Длина партии
option-length-help = Полная, как в правилах, или короткая: каждый в должности один раз.
option-length-full = Полная
option-length-short = Короткая
option-hand_size = Карт на руке
option-hand_size-help = Обычно шесть. С семью легче и честно торговать, и врать.
option-hand_size-6 = Шесть
option-hand_size-7 = Семь
option-hidden_removal = Убрать вслепую
option-hidden_removal-help = Сколько карт колоды убрать перед партией, не глядя: считать карты станет труднее.
option-hidden_removal-0 = Ничего
option-hidden_removal-10 = Десять карт
option-inspection_limit = Время досмотра
option-inspection_limit-help = На каждого торговца, одним общим запасом. Когда время вышло, нерешённые мешки проходят даром.
option-inspection_limit-0 = Без часов
option-inspection_limit-60 = Минута на торговца
option-inspection_limit-240 = Четыре минуты на торговца
option-black_market_claims = Покупки на чёрном рынке
option-black_market_claims-help = Сколько карт чёрного рынка один игрок может взять за раунд.
option-black_market_claims-one = Одна за раунд
option-black_market_claims-unlimited = Сколько угодно
option-first_sheriff = Первый шериф
option-first_sheriff-help = Кто шериф в первом раунде. Вшестером помощников всегда тянут из колоды.
option-first_sheriff-random = По жребию
# $number: номер места за столом, считая с единицы
option-first_sheriff-seat = Место { $number }
option-time_limits = Время на всё
option-time_limits-help = Часы и вне досмотра: рынок и погрузка 90 секунд, указ 60, остальное 30–45. Кто не успел, за того решают правила.
option-cards = Свои карты
option-cards-help = Файл со своими картами. Многие наши указы и разбойники восстановлены и могут отличаться от напечатанных.

## Решения: что спрашивают у игрока

decision-agree_on_split = В сундуке { count-gold }{ $goods_count ->
        [0] { "" }
       *[other] { " " }и товары: { $goods }
    }. Как делите?
decision-propose_split = Предложите свой раздел: что забираете вы
decision-load =
    { $low ->
        [1] Загрузите мешок: от одной карты до { $high }
       *[other] Загрузите мешок: от { $low } до { $high } карт
    }
decision-stock_up = Выложить на свой прилавок до { $count } карт одного товара?
decision-take_share = Оставить себе карту из изъятого?
decision-show_card = Какую карту с руки покажете всем?
decision-inform = Можно донести на чужой мешок, раз за раунд
decision-lay_out =
    { $count ->
        [1] На какую стопку положите карту?
       *[other] На какую стопку и в каком порядке положите { count-cards }? Последняя ляжет сверху
    }
decision-fair_discard = Сбросьте один товар с руки
decision-put_up_shown = Что из открытого выложите на прилавок?
decision-pick_card = Какую карту возьмёте на руку?
decision-bury_cards = В каком порядке уйдут под колоду: { $goods }? Первая ляжет на дно
decision-hand_out = Раздайте другим { count-gold }
decision-favour_whom = Кто вместе с вами получит { count-gold } из банка?
decision-unpack = Выложить разрешённый товар с руки на прилавок?
decision-hide_card = Спрятать карту контрабанды с руки в стопку?
decision-redraw_hand = Какие товары с руки обменяете на карты из колоды?
decision-serve_whom = Кому из пропустивших достанется угощение?
decision-look_into_bag = В чей мешок заглянете?
decision-look_at_stack = Чью стопку посмотрите?
decision-rob_stand = Какой товар и с чьего прилавка забираете?
decision-press_whom = Кто сбросит товар со своего прилавка?
decision-lose_good = Какой товар со своего прилавка сбросите?
decision-swap_goods = Обменять товар на чужой?
decision-search_pile = Какой товар выложите на прилавок? В каждой стопке видны { $count } верхних
decision-sell_set = Продать три одинаковые карты из стопки на чёрном рынке?
decision-keep_robber = Какого разбойника оставите? Второй уйдёт под колоду
decision-regain_trust = Разбойники снова вам верят. Взять двух и оставить одного?
decision-pay_with_goods = Чем с прилавка заплатите ещё { count-gold }?
decision-pay_with_contraband = Чем из стопки заплатите ещё { count-gold }? Карты увидят все
decision-fill_order = Выполнить особый заказ картами из мешка?
decision-inspect =
    { $count ->
        [0] Все мешки решены. Закончить досмотр?
        [one] Ждёт { $count } мешок: пропустить или вскрыть?
        [few] Ждут { $count } мешка: какой пропустить, какой вскрыть?
       *[other] Ждут { $count } мешков: какой пропустить, какой вскрыть?
    }
decision-make_offer = Предложите взятку
decision-make_demand = Назовите свою цену
decision-answer_deals = Ответьте на сделку
decision-choose_law =
    { $count ->
        [1] Какой указ огласите?
       *[other] Какие два указа огласите? Первый проживёт дольше
    }
decision-declare =
    { $count ->
        [one] В мешке { $count } карта. Что заявите?
        [few] В мешке { $count } карты. Что заявите?
       *[other] В мешке { $count } карт. Что заявите?
    }
decision-name_first = Кто начинает рынок?
decision-exchange = Какие карты обменяете? Не больше { $count }, их увидят все
decision-set_aside = Какие карты отложите? Не больше { $count }, рубашкой вверх
decision-restock =
    { $count ->
        [one] Возьмите { $count } карту: из стопки или из колоды?
        [few] Возьмите { $count } карты: из стопки или из колоды?
       *[other] Возьмите { $count } карт: из стопки или из колоды?
    }

## Причины: почему спрашивают

cause-debt =
    { $to_me ->
        [you] Монет не хватило, долг получаете вы.
       *[other] Монет не хватило, долг получает { $to }.
    }
cause-law = Указ { $law }.
cause-robber = { $man }.
cause-disagreed = Вы назвали разное. Ещё раз; если снова не сойдётесь, решит жребий.

## Цены: чего стоит ответ и что он даёт

# Стоит у ответа, на кнопке или рядом: без точки в конце и с маленькой буквы
note-gold = золото { $before } → { $after }
note-chest = сундук { $before } → { $after }
note-worth =
    { $gold ->
        [one] стоит { $gold } золотой, нужно { $rest }
       *[other] стоит { $gold } золотых, нужно { $rest }
    }
note-if_honest = если там правда, заплатите { $gold }
# Двое решают о мешке: что заявлено и что говорит другой
note-of_two = заявлено: { some-goods }; { $judge }: { $stance }
note-saying_pass =
    { $stance_id ->
        [pass] мешок пройдёт
        [inspect] решит { $judge }
       *[undecided] { $judge } ещё думает
    }
note-saying_inspect =
    { $stance_id ->
        [pass] решать будете вы одни
       *[other] правда — { $gold } с каждого
    }
note-saying_undecided = ждём, что предложат
note-worth_to_you = вам выходит { $gold }
note-truth = это правда
note-lie =
    { $count ->
        [one] ложь: { $count } карта не та
        [few] ложь: { $count } карты не те
       *[other] ложь: { $count } карт не те
    }
note-robber = награда { $reward }, штраф { $penalty }
note-points =
    { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очка
       *[other] +{ $points } очков
    }

## Ожидание: что видят остальные

waiting-agree_on_split = { $seat } думает, как делить сундук
waiting-propose_split = { $seat } может предложить раздел
waiting-load = { $seat } загружает мешок
waiting-stock_up = { $seat } решает, что выложить из личного запаса
waiting-take_share = { $seat } решает, что оставить из изъятого
waiting-show_card = { $seat } выбирает, что показать с руки
waiting-inform = { $seat } может донести
waiting-lay_out = { $seat } раскладывает сброс
waiting-fair_discard = { $seat } выбирает, что сбросить на ярмарке
waiting-put_up_shown = { $seat } выбирает товар для прилавка
waiting-pick_card = { $seat } выбирает карту из колоды
waiting-bury_cards = { $seat } убирает карты под колоду
waiting-hand_out = { $seat } раздаёт золото
waiting-favour_whom = { $seat } решает, кого одарить
waiting-unpack = { $seat } решает, что выложить с руки
waiting-hide_card = { $seat } решает, что спрятать
waiting-redraw_hand = { $seat } меняет карты с руки
waiting-serve_whom = { $seat } решает, кого угостить
waiting-look_into_bag = { $seat } выбирает, в чей мешок заглянуть
waiting-look_at_stack = { $seat } выбирает, чью стопку посмотреть
waiting-rob_stand = { $seat } присматривается к чужим прилавкам
waiting-press_whom = { $seat } решает, на кого надавить
waiting-lose_good = { $seat } решает, чем пожертвовать
waiting-swap_goods = { $seat } решает, что обменять
waiting-search_pile = { $seat } роется в сбросе
waiting-sell_set = { $seat } может сходить на чёрный рынок
waiting-keep_robber = { $seat } выбирает разбойника
waiting-regain_trust = { $seat } решает, звать ли разбойников
waiting-pay_with_goods = { $seat } выбирает, чем платить
waiting-pay_with_contraband = { $seat } выбирает, чем платить
waiting-fill_order = { $seat } может выполнить заказ
waiting-inspect = { $seat } ведёт досмотр
waiting-make_offer = { $seat } может предложить взятку
waiting-make_demand = { $seat } может назвать цену
waiting-answer_deals = { $seat } может ответить на сделку
waiting-choose_law = { $seat } выбирает указ
waiting-declare = { $seat } думает, что заявить
waiting-name_first = { $seat } называет первого игрока
waiting-exchange = { $seat } на рынке
waiting-set_aside = { $seat } на рынке
waiting-restock = { $seat } берёт карты

## Ходы

move-agree = Поделили!
move-usual = Делить поровну, как обычно
move-split =
    Забрать { count-gold }{ $goods_count ->
        [0] { "" }
       *[other] { " " }и товары: { $goods }
    }
move-load = В мешок: { $goods }
move-stock = Выложить: { $good }, карт: { $number }
move-skip =
    { $asked_id ->
        [fill_order] Без заказа
        [sell_set] Не продавать
        [regain_trust] Обойтись без них
        [swap_goods] Не менять
        [hide_card] Ничего не прятать
       *[other] Не нужно
    }
move-take_good = Оставить себе: { $good }
move-show = Показать: { $good }
move-nothing_to_show = Показать нечего
move-denounce = Донести: { $bag }
move-lay =
    { $pile ->
        [0] На левую стопку: { $order }
       *[other] На правую стопку: { $order }
    }
move-discard = Сбросить: { $good }
move-put_up = Выложить: { $good }
move-pick = Взять: { $good }
move-bury = Под колоду: { $order }
move-give_gold = Раздать: { $gifts }
move-favour = Одарить: { $player }
move-unpack = Выложить: { $good }
move-hide = Спрятать: { $good }
move-redraw =
    { $goods_count ->
        [0] Ничего не менять
       *[other] Обменять: { $goods }
    }
move-serve = Угостить: { $player }
move-look_into = Заглянуть: { $bag }
move-look_at = Посмотреть: { $player }
move-take_from = Забрать: { $good }, отдаёт { $victim }
move-press = Надавить: { $player }
move-give_up = Сбросить: { $good }
move-swap = Отдать: { $mine }. Взять: { $theirs }, меняется { $victim }
move-pick_up =
    { $pile ->
        [0] Из левой стопки: { $good }
       *[other] Из правой стопки: { $good }
    }
move-sell = Продать на чёрном рынке: { $good }
move-keep = Оставить: { $man }
move-regain = Взять двух разбойников
move-pay = Отдать: { $goods }
move-fill = Заказ «{ $order }»
move-pass = Пропустить: { $bag }
move-open = Вскрыть: { $bag }
move-stance = { $bag }: { $stance }
move-end = Закончить досмотр
move-offer =
    Предложить{ $to_id ->
        [-1] { " " }обоим помощникам
       *[other] , получает { $to }
    }. Золото: { $gold }. Мешки: { $clauses }{ $others_count ->
        [0] { "" }
       *[other] { "; " }{ $others }
    }.{ $from_stand_count ->
        [0] { "" }
       *[other] { " " }С прилавка: { $from_stand }.
    }{ $from_stack_count ->
        [0] { "" }
       *[other] { " " }Из стопки: { $from_stack }.
    }{ $from_bag_count ->
        [0] { "" }
       *[other] { " " }Из мешка: { $from_bag }.
    }{ $promise_kind ->
        [text] { " " }Обещание: «{ $promise }».
       *[none] { "" }
    }{ $answers ->
        [0] { "" }
       *[other] { " " }В ответ на сделку { $answers }.
    }
move-demand =
    Потребовать, платит { $payer }{ $to_id ->
        [-1] { ", " }в сундук
       *[other] { "" }
    }. Золото: { $gold }. Мешки: { $clauses }{ $others_count ->
        [0] { "" }
       *[other] { "; " }{ $others }
    }.{ $from_stand_count ->
        [0] { "" }
       *[other] { " " }С прилавка: { $from_stand }.
    }{ $from_stack_count ->
        [0] { "" }
       *[other] { " " }Из стопки: { $from_stack }.
    }{ $from_bag_count ->
        [0] { "" }
       *[other] { " " }Из мешка: { $from_bag }.
    }{ $promise_kind ->
        [text] { " " }Обещание: «{ $promise }».
       *[none] { "" }
    }{ $answers ->
        [0] { "" }
       *[other] { " " }В ответ на сделку { $answers }.
    }
move-accept = Договорились! Сделка { $deal }
move-decline = Отказать: сделка { $deal }
move-withdraw = Снять: сделка { $deal }
move-revoke = Взять согласие назад: сделка { $deal }
move-keep_laws = Огласить: { $laws }
move-show_laws = Показать всем: { $laws }
move-declare = Заявить: { $good }
move-name = Начинает { $merchant }
move-exchange =
    { $goods_count ->
        [0] Ничего не менять
       *[other] Обменять: { $goods }
    }
move-set_aside =
    { $goods_count ->
        [0] Ничего не откладывать
       *[other] Отложить: { $goods }
    }
move-take =
    { $pile ->
        [0] Верхнюю из левой стопки
       *[other] Верхнюю из правой стопки
    }
move-draw = Из колоды: стопки закроются

# Слова, которыми ход можно набрать, через пробел
word-agree = поделили agree
word-usual = поровну usual
word-split = раздел split
word-load = мешок load
word-stock = запас stock
word-skip = мимо skip
word-take_good = оставить take_good
word-show = показать show
word-nothing_to_show = нечего nothing_to_show
word-denounce = донести denounce
word-lay = положить lay
word-discard = сбросить discard
word-put_up = выложить put_up
word-pick = выбрать pick
word-bury = закопать bury
word-give_gold = раздать give_gold
word-favour = одарить favour
word-unpack = распаковать unpack
word-hide = спрятать hide
word-redraw = перебрать redraw
word-serve = угостить serve
word-look_into = заглянуть look_into
word-look_at = посмотреть look_at
word-take_from = забрать take_from
word-press = надавить press
word-give_up = пожертвовать give_up
word-swap = обмен swap
word-pick_up = поднять pick_up
word-sell = продать sell
word-keep = разбойник keep
word-regain = позвать regain
word-pay = платить pay
word-fill = заказ fill
word-pass = пропустить pass
word-open = вскрыть open
word-stance = мнение stance
word-end = закончить end
word-offer = предложить offer
word-demand = потребовать demand
word-accept = договорились accept
word-decline = отказать decline
word-withdraw = снять withdraw
word-revoke = отозвать revoke
word-keep_laws = огласить keep_laws
word-show_laws = указы show_laws
word-declare = заявить declare
word-name = назвать name
word-exchange = обменять exchange
word-set_aside = отложить set_aside
word-take = взять take
word-draw = колода draw

## События

event-round_began =
    Раунд { $round } из { $rounds }. { $judges_count ->
        [1] Шериф: { $judges }.
       *[other] Помощники: { $judges }.
    }
event-named = { $seat } { $seat_me ->
        [you] называете
       *[other] называет
    } первым: { $first }.
event-disagreed = Помощники не сошлись. Ещё одна попытка, потом жребий.
event-first_player = Рынок { $first_me ->
        [you] начинаете
       *[other] начинает
    } { $first }.
event-exchanged =
    { $goods_count ->
        [0] { $seat } ничего не { $seat_me ->
        [you] меняете
       *[other] меняет
    }.
       *[other] { $seat } { $seat_me ->
        [you] обмениваете
       *[other] обменивает
    } с руки ({ $goods }).
    }
event-set_aside =
    { $count ->
        [0] { $seat } ничего не { $seat_me ->
        [you] откладываете
       *[other] откладывает
    }.
       *[other] { $seat } { $seat_me ->
        [you] откладываете
       *[other] откладывает
    } рубашкой вверх: { count-cards }.
    }
event-set_aside-seen =
    { $goods_count ->
        [0] { "" }
       *[other] Это { $goods }.
    }
event-took =
    { $pile ->
        [0] { $seat } { $seat_me ->
        [you] берёте
       *[other] берёт
    } из левой стопки: { $good }.
       *[other] { $seat } { $seat_me ->
        [you] берёте
       *[other] берёт
    } из правой стопки: { $good }.
    }
event-drew =
    { $why_id ->
        [start] Раздача: { $seat } { $seat_me ->
        [you] берёте
       *[other] берёт
    } { $count } из колоды.
        [law_fair_day] Ярмарка: { $seat } { $seat_me ->
        [you] берёте
       *[other] берёт
    } из колоды ещё: { $count }.
       *[other] { $seat } { $seat_me ->
        [you] берёте
       *[other] берёт
    } { $count } из колоды.
    }
event-drew-seen =
    { $goods_count ->
        [0] { "" }
       *[other] Это { $goods }.
    }
event-fair_discarded = Ярмарка: { $seat } { $seat_me ->
        [you] сбрасываете
       *[other] сбрасывает
    } { $good }.
event-discarded =
    { $one_id ->
        [true] { $seat } { $seat_me ->
        [you] сбрасываете
       *[other] сбрасывает
    } ({ $goods }).
       *[false]
            { $pile ->
                [0] { $seat } { $seat_me ->
        [you] кладёте
       *[other] кладёт
    } на левую стопку ({ $goods }).
               *[other] { $seat } { $seat_me ->
        [you] кладёте
       *[other] кладёт
    } на правую стопку ({ $goods }).
            }
    }
event-reshuffled = Сброс перемешан, в новой колоде { count-cards }.
event-closed = { $seat } { $seat_me ->
        [you] завязываете
       *[other] завязывает
    } мешок: { count-cards }.
event-closed-seen = Внутри { $goods }.
event-stocked = Личный запас: { $seat } { $seat_me ->
        [you] выкладываете
       *[other] выкладывает
    } на свой прилавок ({ $goods }).
event-declared = { $seat } { $seat_me ->
        [you] заявляете
       *[other] заявляет
    }: { some-goods }.
event-taxed = { $law }: { $seat } { $seat_me ->
        [you] платите
       *[other] платит
    } { count-gold }.
event-showed = { $seat } { $seat_me ->
        [you] показываете
       *[other] показывает
    } с руки: { $good }.
event-showed_nothing = { $seat }: показать с руки нечего.
event-offered = Сделка { $deal }: { $seat } { $seat_me ->
        [you] предлагаете
       *[other] предлагает
    }{ deal-gold }.{ deal-terms }
event-demanded = Сделка { $deal }: { $seat } { $seat_me ->
        [you] требуете
       *[other] требует
    }{ deal-gold }, { $payer_me ->
        [you] платите вы
       *[other] платит { $payer }
    }.{ deal-terms }
event-struck = Договорились! По сделке { $deal } { $payer_me ->
        [you] вы платите
       *[other] { $payer } платит
    }{ deal-gold }.{ deal-terms }
event-honoured =
    { $where_id ->
        [bag] Из мешка обещано: { $claimed }.
       *[other] Из стопки обещано: { $claimed }.
    } { $goods_count ->
        [0] Нет ничего из этого!
       *[other] Отдано ({ $goods }).
    }
event-looked =
    { $why_id ->
        [proof] Проверка:
       *[other] { $why }:
    } { $seat } { $seat_me ->
        [you] смотрите
       *[other] смотрит
    }{ $where_id ->
        [bag] { " " }в мешок,
       *[other] { " " }в стопку,
    } { $victim_me ->
        [you] а он ваш
       *[other] хозяин — { $victim }
    }.
event-looked-seen =
    { $goods_count ->
        [0] Там пусто.
       *[other] Там { $goods }.
    }
event-half_agreed = Сделка { $deal }: { $seat } { $seat_me ->
        [you] соглашаетесь
       *[other] соглашается
    }. Слово за остальными.
event-deal_declined = Сделка { $deal }: { $seat } { $seat_me ->
        [you] отказываете
       *[other] отказывает
    }.
event-deal_withdrawn = Сделка { $deal }: { $seat } { $seat_me ->
        [you] снимаете
       *[other] снимает
    } предложение.
event-deal_revoked = Сделка { $deal }: { $seat } { $seat_me ->
        [you] берёте
       *[other] берёт
    } согласие назад.
event-cannot_pay = Сделка { $deal } сорвалась: { $seat } больше не { $seat_me ->
        [you] можете
       *[other] может
    } заплатить.
event-void = Сделка { $deal } потеряла смысл.
event-stance = { victims-bag }: { $seat } — «{ $stance }».
event-solo = { victims-bag }: теперь { $seat_me ->
        [you] решаете
       *[other] решает
    } только { $seat }.
event-denounced = Донос: { $seat } { $seat_me ->
        [you] указываете
       *[other] указывает
    } на мешок, { $victim_me ->
        [you] а он ваш
       *[other] хозяин — { $victim }
    }.
event-informer_right = Донос верен: { $seat } { $seat_me ->
        [you] получаете
       *[other] получает
    } { count-gold } из банка.
event-informer_wrong = Ложный донос: { $seat } { $seat_me ->
        [you] платите
       *[other] платит
    } { $victim_me ->
        [you] вам
       *[other] игроку { $victim }
    } { count-gold }.
event-passed =
    { $free_id ->
        [true] { whose-bag } проходит даром.
       *[false] { whose-bag } проходит по сделке.
    }
event-unloaded =
    { $goods_count ->
        [0] { $seat } { $seat_me ->
        [you] выкладываете
       *[other] выкладывает
    }
       *[other] { $seat } { $seat_me ->
        [you] выкладываете
       *[other] выкладывает
    } на прилавок ({ $goods }){ $contraband ->
            [0] .
           *[other] ;
        }
    }{ $contraband ->
        [0]
            { $goods_count ->
                [0] { " " }пустой мешок.
               *[other] { "" }
            }
       *[other] { " " }рубашкой вверх: { $contraband }.
    }
event-unloaded-seen =
    { $hidden_count ->
        [0] { "" }
       *[other] Это { $hidden }.
    }
event-opened =
    { $seat_me ->
        [you] Вскрыт ваш мешок, внутри { $goods }.
       *[other] Вскрыт мешок игрока { $seat }, внутри { $goods }.
    } { $truthful_id ->
        [true] Чистая правда!
       *[false] Обман!
    }
event-paid =
    { $why_id ->
        [fine] Штраф:
       *[other] Возмещение:
    } { $gold ->
        [0] { $seat } без единой монеты.
       *[other] { $seat } { $seat_me ->
        [you] платите
       *[other] платит
    } { count-gold }.
    }{ $rest ->
        [0] { "" }
       *[other] { " " }Ещё { $rest } — товарами.
    }
event-paid_goods = { $seat } { $seat_me ->
        [you] отдаёте
       *[other] отдаёт
    } в уплату ({ $goods }).
event-forgiven = Платить больше нечем: { $seat } { $seat_me ->
        [you] не заплатите
       *[other] не заплатит
    } { count-gold }.
event-share_taken = Доля шерифа: { $seat } { $seat_me ->
        [you] оставляете
       *[other] оставляет
    } { $goods }.
event-robber_through = { $man } в городе: { $seat } { $seat_me ->
        [you] получаете
       *[other] получает
    } { count-gold } из банка.
event-robber_returned =
    { $lost_id ->
        [true] { $man } попадается и уходит под колоду разбойников.
       *[false] { $man } возвращается в Шервудский лес.
    }
event-robbers_drawn = { $seat } { $seat_me ->
        [you] смотрите
       *[other] смотрит
    } двух разбойников.
event-robbers_drawn-seen = Это { $men }.
event-robber_kept = { $seat } { $seat_me ->
        [you] оставляете
       *[other] оставляет
    } одного разбойника.
event-robber_kept-seen = Это { $man }.
event-trust_regained = Разбойники снова верят: { $seat } { $seat_me ->
        [you] зовёте
       *[other] зовёт
    } их.
event-robbed =
    { $gold ->
        [0] { $why }: взять нечего, { $victim_me ->
        [you] у вас ни монеты
       *[other] { $victim } без единой монеты
    }.
       *[other] { $why }: { $seat } { $seat_me ->
        [you] забираете
       *[other] забирает
    } { count-gold } { $victim_me ->
        [you] у вас
       *[other] у игрока { $victim }
    }.
    }
event-gift = { $seat } { $seat_me ->
        [you] дарите
       *[other] дарит
    } { $victim_me ->
        [you] вам
       *[other] игроку { $victim }
    } { count-gold }.
event-refunded =
    { $to_count ->
        [1] Взятка возвращается: { $seat } { $seat_me ->
        [you] забираете
       *[other] забирает
    } { count-gold }.
       *[other] Взятка возвращается из сундука: { $seat } { $seat_me ->
        [you] забираете
       *[other] забирает
    } { count-gold }.
    }
event-favoured = { $seat } и { $victim }: по { count-gold } из банка.
event-earned = { $why }: { $seat } { $seat_me ->
        [you] получаете
       *[other] получает
    } { count-gold } из банка.
event-put_up = { $seat } { $seat_me ->
        [you] выкладываете
       *[other] выкладывает
    } на прилавок: { $good }.
event-turned_up =
    { $goods_count ->
        [0] Колода пуста: { $seat } ничего не { $seat_me ->
        [you] открываете
       *[other] открывает
    }.
       *[other] { $seat } { $seat_me ->
        [you] открываете
       *[other] открывает
    } верх колоды: { $goods }.
    }
event-looked_at_deck =
    { $count ->
        [0] Колода пуста: { $seat } ничего не { $seat_me ->
        [you] видите
       *[other] видит
    }.
       *[other] { $seat } { $seat_me ->
        [you] смотрите
       *[other] смотрит
    } верх колоды: { count-cards }.
    }
event-looked_at_deck-seen =
    { $goods_count ->
        [0] { "" }
       *[other] Там: { $goods }.
    }
event-picked = { $seat } { $seat_me ->
        [you] берёте
       *[other] берёт
    } одну карту на руку.
event-picked-seen = Это { $good }.
event-buried = { $seat } { $seat_me ->
        [you] убираете
       *[other] убирает
    } под колоду: { count-cards }.
event-buried-seen = Снизу вверх: { $goods }.
event-hidden_away = { $seat } { $seat_me ->
        [you] прячете
       *[other] прячет
    } в стопку карту контрабанды с руки.
event-hidden_away-seen = Это { $good }.
event-redrawn =
    { $goods_count ->
        [0] { $seat } ничего не { $seat_me ->
        [you] меняете
       *[other] меняет
    }.
       *[other] { $seat } { $seat_me ->
        [you] меняете
       *[other] меняет
    } карты с руки: { $goods }.
    }
event-served =
    { $goods_count ->
        [0] Угощение: сбрасывать нечего, { $victim } без товаров на руке.
       *[other] Угощение: { $victim } { $victim_me ->
        [you] сбрасываете
       *[other] сбрасывает
    } наугад { $goods }.
    }
event-good_taken = { $seat } { $seat_me ->
        [you] забираете
       *[other] забирает
    } с прилавка { $victim_me ->
        [you] у вас
       *[other] у игрока { $victim }
    }: { $good }.
event-pressed = { $seat } { $seat_me ->
        [you] давите
       *[other] давит
    }: товар { $victim_me ->
        [you] сбросите вы
       *[other] сбросит { $victim }
    }.
event-swapped = { $seat } { $seat_me ->
        [you] отдаёте
       *[other] отдаёт
    } { $mine } и { $seat_me ->
        [you] берёте
       *[other] берёт
    } { $theirs }, { $victim_me ->
        [you] меняетесь вы
       *[other] меняется { $victim }
    }.
event-picked_up =
    { $pile ->
        [0] { $seat } { $seat_me ->
        [you] находите
       *[other] находит
    } в левой стопке: { $good }.
       *[other] { $seat } { $seat_me ->
        [you] находите
       *[other] находит
    } в правой стопке: { $good }.
    }
event-sold = Чёрный рынок: { $seat } { $seat_me ->
        [you] показываете
       *[other] показывает
    } { $goods } и { $seat_me ->
        [you] берёте
       *[other] берёт
    } карту за { $gold }.
event-order_filled = Заказ «{ $order }»: { $seat } { $seat_me ->
        [you] показываете
       *[other] показывает
    } { $goods }, награда { $gold }.
event-orders_turned = Новые особые заказы: { $orders }.
event-laws_drawn =
    { $count ->
        [2] { $seat } { $seat_me ->
        [you] берёте
       *[other] берёт
    } два указа.
       *[other] { $seat } { $seat_me ->
        [you] берёте
       *[other] берёт
    } три указа.
    }
event-laws_drawn-seen = Это { $laws }.
event-laws_shown = { $seat } { $seat_me ->
        [you] показываете
       *[other] показывает
    } всем: { $laws }.
event-laws_kept =
    { $judges_count ->
        [1] { $seat } { $seat_me ->
        [you] оглашаете
       *[other] оглашает
    }: { $laws }.
       *[other] Помощники оглашают: { $laws }.
    }
event-law_repealed = Указ больше не действует: { $law }.
event-usual_will_do = { $seat } { $seat_me ->
        [you] согласны
       *[other] не против
    } делить поровну.
event-split_proposed =
    { $seat } { $seat_me ->
        [you] предлагаете
       *[other] предлагает
    } раздел: себе { count-gold }{ $goods_count ->
        [0] { "" }
       *[other] { " " }и { $goods }
    }, второму { $rest } и остальное.
event-shared_out =
    Из сундука: { $seat } { $seat_me ->
        [you] берёте
       *[other] берёт
    } { count-gold }{ $goods_count ->
        [0] .
       *[other] { " " }и { $goods }.
    }
event-odd_lost =
    Нечётное пропадает{ $gold ->
        [0] { "" }
       *[other] { ": " }{ count-gold }
    }{ $goods_count ->
        [0] .
       *[other] { ": " }{ $goods }.
    }
event-stack_revealed =
    { $goods_count ->
        [0] { $seat }: стопка пуста.
       *[other] { $seat } { $seat_me ->
        [you] открываете
       *[other] открывает
    } стопку: { $goods }.
    }
event-game_ended =
    { $winners_count ->
        [1]
            { $winners_me ->
                [you] Партия окончена. Вы богаче всех!
               *[other] Партия окончена. Богаче всех { $winners }!
            }
       *[other] Партия окончена. Победу делят { $winners }!
    }{ $how_id ->
        [legal] { " " }При равенстве решили разрешённые товары.
        [contraband] { " " }При равенстве решила контрабанда.
       *[other] { "" }
    }

## Подсчёт

score-title = Подсчёт
score-players = { $seat }: товары { $legal }, контрабанда { $contraband }, золото { $gold }, короли и королевы { $crowns }, чёрный рынок { $black_market }, заказы { $orders }. Всего { $points }
score-crowns =
    { $kings_count ->
        [0] { $good }: некому
        [1]
            { $good }: король { $kings }, { $each_king }{ $queens_count ->
                [0] { "" }
                [1] { "; " }королева { $queens }, { $each_queen }
               *[other] { "; " }королеву делят { $queens }, по { $each_queen }
            }
       *[other] { $good }: короля и королеву делят { $kings }, по { $each_king }
    }

## Отказы: что не так и что можно

refuse-first-things-first = Сначала нужно закончить начатое: подождите, пока решат другие.
refuse-bag-closed = Ваш мешок уже завязан, открыть его может только шериф.
refuse-sold-out = На чёрном рынке такой карты больше нет.
refuse-no-set = Для продажи нужно { $count } одинаковых карт в вашей стопке.
refuse-split-changed = Раздел уже другой. Посмотрите ещё раз.
refuse-no-split = Никто другой раздела не предлагал.
refuse-not-in-chest = Столько в сундуке не лежит.
refuse-bag-settled = Этот мешок уже решён.
refuse-not-joint = Об этом мешке помощники вместе не решают.
refuse-committed = Этот мешок обещали вскрыть: слово дано.
refuse-same-stance = Это вы уже сказали.
refuse-only-legal = Годится только разрешённый товар.
refuse-banned = { $good } под запретом: действует указ.
refuse-stock-most = Можно выложить не больше { $count } карт.
refuse-not-in-hand = Таких карт у вас на руке нет.
refuse-not-among-these = Выберите из того, что предложено.
refuse-has-goods = У вас есть что показать: выберите товар.
refuse-own-bag = На себя не доносят.
refuse-no-merchant = Этот игрок в этом раунде не торговец.
refuse-laws-to-keep = Нужно оставить указов: { $count }.
refuse-all-in-order = Нужны все карты, каждая один раз.
refuse-not-yourself = Выберите другого игрока, не себя.
refuse-hand-out-all = Раздать нужно ровно { count-gold }.
refuse-not-who-let-pass = Выберите того, кто пропустил ваш мешок.
refuse-only-contraband = Спрятать можно только контрабанду.
refuse-no-good = Разбойник — не товар: его нельзя ни обменять, ни отложить.
refuse-empty-stack = У этого игрока нет карт рубашкой вверх.
refuse-not-on-stand = Столько товара на прилавке нет.
refuse-not-on-that-stand = На том прилавке такого товара нет.
refuse-empty-stand = На том прилавке пусто.
refuse-no-such-pile = Такой стопки сброса нет.
refuse-out-of-reach = Среди верхних карт этой стопки такого разрешённого товара нет.
refuse-no-such-order = Такого заказа среди открытых нет.
refuse-order-not-in-bag = В этом мешке нет обеих карт заказа. То, что лежит на прилавке и в стопке, не в счёт.
refuse-no-such-party = С ним об этих мешках не договориться.
refuse-deal-closed = Эта сделка уже в прошлом.
refuse-not-yours-to-answer = Это предложение не вам, или вы на него уже ответили.
refuse-deal-changed = Условия сделки изменились. Посмотрите ещё раз.
refuse-not-your-deal = Снять можно только своё предложение.
refuse-not-agreed = На эту сделку вы не соглашались.
refuse-must-open-one = По указу нужно вскрыть ещё мешок, а так вскрывать будет нечего.
refuse-not-first-in-line = По указу мешки решают по очереди. Этот ещё не первый.
refuse-enough-opened = По указу больше вскрывать нельзя.
refuse-promise-too-long = Обещание длинновато: не больше { $most } знаков.
refuse-no-such-deal = Отвечать не на что: такой открытой сделки с этим торговцем нет.
refuse-no-clause = В сделке нет ни одного мешка. Назовите, какой пропустить или вскрыть.
refuse-not-their-bag = Этот мешок решает не тот, кому вы предлагаете.
refuse-no-gold-bribes = По указу взятки золотом запрещены.
refuse-gold-only-bribes = По указу взятки берут только золотом.
refuse-too-little-gold = Столько золота у плательщика нет: всего { count-gold }.
refuse-own-bag-must-pass = Товар из мешка обещают, только если этот мешок проходит.
refuse-claims-too-many = Карт там всего { $count }.
refuse-pays-too-much = Лишнего не берут: уберите карту, без которой { $rest } всё равно наберётся.
refuse-not-yours-to-pay = Этого у вас там нет.
refuse-pays-too-little = Этого мало: нужно ещё { $rest }.
refuse-bags-left = Ещё не решено мешков: { $count }.
refuse-not-yours-alone = Об этом мешке вы решаете не в одиночку.
refuse-bag-size =
    { $low ->
        [1] В мешке должно быть от одной карты до { $high }.
       *[other] В мешке должно быть от { $low } до { $high } карт.
    }
refuse-exchange-most = Обменять можно не больше { $count } карт.
refuse-pile-empty = Эта стопка пуста. Возьмите из другой или из колоды.

## Арена

arena-ending-points = Богатство
arena-ending-legal = Разрешённые товары при равенстве
arena-ending-contraband = Контрабанда при равенстве

## Доска в терминале

board-round = Раунд { $number }. { $step }
board-player = Игрок
board-gold = Золото
board-stack = Стопка
board-bag = Мешок
board-market = Колода: { $deck }. Сверху в сбросе: { $tops }

## Почему бот так ходит

advice-lie_chance = ложь с вероятностью { $percent } %
advice-if_opened = за ложь штраф около { $gold }, за правду отдать { $count }
advice-word_given = было обещано пропустить
advice-bag_passes = если пропустят, это около { $gold } очков
advice-bag_lies = не то, что заявлено: { $count }, вскроют с вероятностью { $percent } %
advice-bag_true = в мешке то, что заявлено: вскроют — заплатят
advice-threat = без сделки мешок вскроют с вероятностью { $percent } %
advice-payer_lies = { $victim }: ложь с вероятностью { $percent } %
advice-gains = это принесёт около { $gold }
advice-loses = это обойдётся примерно в { $gold }
advice-no_matter = разница невелика
