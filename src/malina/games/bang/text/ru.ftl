### Бэнг!: тексты для игроков.
###
### Что стоит в аргументах, описано в malina/text/__init__.py: $x — то, что читают, $x_id — значение как есть,
### $x_kind — его вид, $x_count — сколько в списке. $reader_id: seat — читает игрок, которому это рассказали,
### all — читатель, который видит всё.
### $seat, $victim, $by, $target: игрок, а в партии на двоих — персонаж; $card, $cards: карты с мастью и достоинством;
### $why, $what: карта, персонаж или событие, из-за которых это случилось.
### Имена не склоняются, поэтому стоят в именительном падеже. Перед тире и знаком доллара — неразрывный пробел (U+00A0).

## Игра

game-name = Бэнг!
game-tagline = Дикий Запад, где знают в лицо одного Шерифа
game-about = Роли тайные, на виду только звезда Шерифа. Бандиты хотят его убрать, Помощники прикрывают, Маньяк мечтает остаться один. У каждого свой персонаж, свой ствол и своя правда о том, кто есть кто. Стреляйте, кого достанете, и не верьте никому на слово.

## Карты

# Лица карт называются сообщениями card-…, character-…, role-… и event-…
pieces = card character role event
# Эти аргументы — тоже игроки
persons = target by gained lost
# Эти поля стола — игроки
holders = turn handcuffed
# Их показывает стол, который годится для любой игры
facts = turn turn_no life most character out bangs suit handcuffed
# $rank и $suit: достоинство и масть
signed = { $name } { $rank }{ $suit }

rank-J = В
rank-Q = Д
rank-K = К
rank-A = Т
suit-H = черви
suit-D = бубны
suit-C = трефы
suit-S = пики
suit-H-sign = ♥
suit-D-sign = ♦
suit-C-sign = ♣
suit-S-sign = ♠
suit-H-words = черви червы
suit-D-words = бубны буби
suit-C-words = трефы крести
suit-S-words = пики
# Что загадывают на «Кактусе»
colour-red = красная
colour-black = чёрная
colour-red-words = красная красный
colour-black-words = чёрная черная чёрный
color-brown = коричневая рамка
color-blue = синяя рамка
color-green = зелёная рамка

card-bang = Бэнг!
card-bang-text = Выстрел в игрока, до которого достаёт ваше оружие. Он отвечает «Мимо!» или теряет очко жизни. За ход — одна карта «Бэнг!».
card-missed = Мимо!
card-missed-text = Отменяет выстрел в вас, чей бы ход ни шёл. От Индейцев, Дуэли и Динамита не спасает.
card-beer = Пиво
card-beer-text = Возвращает вам 1 очко жизни. Можно выпить и в чужой ход, если только что потеряно последнее. Когда в игре остались двое, Пиво бесполезно.
card-saloon = Салун
card-saloon-text = Все в игре, и вы тоже, возвращают по 1 очку жизни. От смерти не спасает.
card-stagecoach = Дилижанс
card-stagecoach-text = Возьмите из колоды 2 карты. Если играете с «Шоу Дикого Запада», откройте его следующую карту.
card-wells_fargo = Уэллс Фарго
card-wells_fargo-text = Возьмите из колоды 3 карты. Если играете с «Шоу Дикого Запада», откройте его следующую карту.
card-gatling = Гатлинг
card-gatling-text = Выстрел в каждого, кроме вас, на любом расстоянии. Картой «Бэнг!» не считается.
card-indians = Индейцы!
card-indians-text = Каждый, кроме вас, сбрасывает карту «Бэнг!» или теряет очко жизни. «Мимо!» и Бочка не помогают.
card-duel = Дуэль
card-duel-text = Вызовите любого игрока. Начиная с него, по очереди сбрасываете карты «Бэнг!». Кто не смог или не захотел, теряет очко жизни.
card-general_store = Лавка
card-general_store-text = Откройте столько карт, сколько игроков в игре. Начиная с вас, каждый берёт по одной.
card-panic = Паника
card-panic-text = Заберите карту у игрока на расстоянии 1: случайную с руки или любую из выложенных. Оружие тут не помощник, а Мустанг и Прицел считаются. Можно забрать и свою выложенную.
card-cat_balou = Кэт Баллу
card-cat_balou-text = Пусть любой игрок сбросит карту: случайную с руки или ту из выложенных, на которую вы укажете. Можно сбросить и свою выложенную.
card-barrel = Бочка
card-barrel-text = Когда в вас стреляют, испытайте удачу: черви — выстрел мимо. На каждый выстрел одна попытка.
card-mustang = Мустанг
card-mustang-text = Остальные видят вас на 1 дальше.
card-scope = Прицел
card-scope-text = Вы видите остальных на 1 ближе.
card-binocular = Бинокль
card-binocular-text = Вы видите остальных на 1 ближе. Складывается с Прицелом.
card-hideout = Укрытие
card-hideout-text = Остальные видят вас на 1 дальше. Складывается с Мустангом.
card-jail = Тюрьма
card-jail-text = Положите перед любым игроком, кроме Шерифа. В начале хода узник испытывает удачу: черви — свободен и ходит, иначе пропускает ход. Тюрьма сбрасывается в любом случае.
card-dynamite = Динамит
card-dynamite-text = Положите перед собой. В начале следующего хода испытайте удачу: пики от 2 до 9 — взрыв и минус 3 очка жизни, иначе Динамит уходит к соседу слева.
card-volcanic = Вулкан
card-volcanic-text = Оружие, бьёт на 1. Стреляйте картами «Бэнг!» сколько хотите.
card-schofield = Скофилд
card-schofield-text = Оружие, бьёт на 2.
card-remington = Ремингтон
card-remington-text = Оружие, бьёт на 3.
card-rev_carabine = Карабин
card-rev_carabine-text = Оружие, бьёт на 4.
card-winchester = Винчестер
card-winchester-text = Оружие, бьёт на 5.
card-punch = Удар
card-punch-text = Выстрел в игрока на расстоянии 1. Оружие не считается, картой «Бэнг!» Удар не является.
card-dodge = Уклонение
card-dodge-text = Отменяет выстрел в вас, как «Мимо!», и вы сразу берёте карту.
card-springfield = Спрингфилд
card-springfield-text = Сбросьте ещё одну карту с руки. Выстрел в любого игрока на любом расстоянии.
card-tequila = Текила
card-tequila-text = Сбросьте ещё одну карту с руки. Любой игрок, хоть вы сами, возвращает 1 очко жизни.
card-whisky = Виски
card-whisky-text = Сбросьте ещё одну карту с руки и верните себе 2 очка жизни.
card-rag_time = Рэгтайм
card-rag_time-text = Сбросьте ещё одну карту с руки и заберите карту у любого игрока: случайную с руки или любую из выложенных.
card-brawl = Потасовка
card-brawl-text = Сбросьте ещё одну карту с руки. Каждый из остальных теряет карту: случайную с руки или выложенную, решаете вы.
card-bible = Библия
card-bible-text = Сбросьте её, когда в вас стреляют: выстрел мимо, а вы берёте карту.
card-iron_plate = Бронник
card-iron_plate-text = Сбросьте его, когда в вас стреляют: выстрел мимо.
card-sombrero = Сомбреро
card-sombrero-text = Сбросьте его, когда в вас стреляют: выстрел мимо.
card-ten_gallon_hat = Шляпа
card-ten_gallon_hat-text = Сбросьте её, когда в вас стреляют: выстрел мимо.
card-canteen = Фляга
card-canteen-text = Сбросьте её в свой ход и верните себе 1 очко жизни.
card-can_can = Канкан
card-can_can-text = Сбросьте его в свой ход: любой игрок теряет карту, случайную с руки или ту из выложенных, на которую вы укажете.
card-conestoga = Фургон
card-conestoga-text = Сбросьте его в свой ход и заберите карту у любого игрока: случайную с руки или любую из выложенных.
card-derringer = Дерринджер
card-derringer-text = Сбросьте его в свой ход: выстрел в игрока на расстоянии 1, а вы сразу берёте карту.
card-knife = Нож
card-knife-text = Сбросьте его в свой ход: выстрел в игрока на расстоянии 1.
card-pepperbox = Пеппербокс
card-pepperbox-text = Сбросьте его в свой ход: выстрел в игрока, до которого достаёт ваше оружие.
card-buffalo_rifle = Охотничье ружьё
card-buffalo_rifle-text = Сбросьте его в свой ход: выстрел в любого игрока на любом расстоянии.
card-howitzer = Гаубица
card-howitzer-text = Сбросьте её в свой ход: выстрел в каждого из остальных.
card-pony_express = Пони-экспресс
card-pony_express-text = Сбросьте его в свой ход и возьмите 3 карты.

## Роли

role-sheriff = Шериф
role-sheriff-text = Ваша цель: уложить всех Бандитов и Маньяка. Ваша звезда видна всем, зато у вас на одно очко жизни больше.
role-deputy = Помощник шерифа
role-deputy-text = Ваша цель: чтобы победил Шериф. Побеждаете вместе с ним, даже если не дожили.
role-outlaw = Бандит
role-outlaw-text = Ваша цель: чтобы не стало Шерифа. Побеждаете вместе с остальными Бандитами, даже если не дожили.
role-renegade = Маньяк
role-renegade-text = Ваша цель: остаться в живых одному. Шериф должен пасть последним.

## Персонажи

character-bart_cassidy = Барт Кэссиди
character-bart_cassidy-text = За каждое потерянное очко жизни берёт карту из колоды.
character-black_jack = Блэк Джек
character-black_jack-text = В первой фазе показывает вторую взятую карту. Если она червовая или бубновая, берёт ещё одну.
character-calamity_janet = Каламити Джанет
character-calamity_janet-text = Играет «Бэнг!» как «Мимо!», а «Мимо!» как «Бэнг!».
character-el_gringo = Эль Гринго
character-el_gringo-text = За каждое потерянное очко жизни берёт случайную карту с руки того, кто его ранил.
character-jesse_jones = Джесси Джонс
character-jesse_jones-text = Первую карту в первой фазе может взять не из колоды, а с руки любого игрока, не глядя.
character-jourdonnais = Журдонэ
character-jourdonnais-text = Словно за Бочкой: когда в него стреляют, может испытать удачу. Настоящая Бочка даёт вторую попытку.
character-kit_carlson = Кит Карлсон
character-kit_carlson-text = В первой фазе смотрит три верхние карты колоды, две берёт, третью кладёт обратно.
character-lucky_duke = Счастливчик Дюк
character-lucky_duke-text = Испытывая удачу, открывает две карты и выбирает, какая в счёт.
character-paul_regret = Пол Регрет
character-paul_regret-text = Остальные видят его на 1 дальше.
character-pedro_ramirez = Педро Рамирес
character-pedro_ramirez-text = Первую карту в первой фазе может взять с верха сброса.
character-rose_doolan = Роуз Дулан
character-rose_doolan-text = Видит остальных на 1 ближе.
character-sid_ketchum = Сид Кетчум
character-sid_ketchum-text = Когда угодно, даже в чужой ход и при смерти, сбрасывает две карты и возвращает 1 очко жизни.
character-slab_the_killer = Слэб Убийца
character-slab_the_killer-text = От его карты «Бэнг!» спасут только два «Мимо!». Удача с Бочкой идёт за одно.
character-suzy_lafayette = Сьюзи Лафайет
character-suzy_lafayette-text = Осталась без карт на руке — тут же берёт одну.
character-vulture_sam = Волчер Сэм
character-vulture_sam-text = Когда кто-то выбывает, забирает все его карты: и с руки, и со стола.
character-willy_the_kid = Вилли Кид
character-willy_the_kid-text = Играет за ход сколько угодно карт «Бэнг!».
character-apache_kid = Апач Кид
character-apache_kid-text = Чужие бубновые карты на него не действуют. Кроме Дуэли.
character-belle_star = Белль Стар
character-belle_star-text = В её ход карты перед остальными игроками не работают.
character-bill_noface = Билл Безликий
character-bill_noface-text = В первой фазе берёт одну карту и ещё по одной за каждое недостающее очко жизни.
character-chuck_wengam = Чак Венгам
character-chuck_wengam-text = В свой ход может потерять очко жизни (не последнее) и взять 2 карты. Сколько угодно раз.
character-doc_holyday = Док Холидей
character-doc_holyday-text = Раз за ход может сбросить две карты: это выстрел на дальность его оружия. Картой «Бэнг!» не считается.
character-elena_fuente = Елена Фуэнте
character-elena_fuente-text = Любая карта на её руке сойдёт за «Мимо!».
character-greg_digger = Грег Диггер
character-greg_digger-text = Когда кто-то выбывает, возвращает 2 очка жизни.
character-herb_hunter = Херб Хантер
character-herb_hunter-text = Когда кто-то выбывает, берёт 2 карты.
character-jose_delgado = Хосе Дельгадо
character-jose_delgado-text = В свой ход может сбросить с руки синюю карту и взять две.
character-molly_stark = Молли Старк
character-molly_stark-text = Сыграла карту с руки в чужой ход — берёт взамен другую. В Дуэли берёт после её конца.
character-pat_brennan = Пэт Бреннан
character-pat_brennan-text = Вместо первой фазы может забрать на руку карту, выложенную перед кем угодно.
character-pixie_pete = Пикси Пит
character-pixie_pete-text = В первой фазе берёт 4 карты вместо двух. По настройке стола — 3.
character-sean_mallory = Шон Мэллори
character-sean_mallory-text = В конце хода может держать на руке до 10 карт.
character-tequila_joe = Текила Джо
character-tequila_joe-text = Пиво возвращает ему 2 очка жизни вместо одного.
character-vera_custer = Вера Кастер
character-vera_custer-text = В начале хода берёт способность любого живого персонажа. До своего следующего хода.
character-claus_the_saint = Клаус Святой
character-claus_the_saint-text = В первой фазе берёт на карту больше, чем игроков в игре, и дарит каждому по одной. Две оставляет себе.
character-johnny_kisch = Джонни Киш
character-johnny_kisch-text = Выложил карту — все карты с тем же названием перед остальными сбрасываются.
character-uncle_will = Дядя Уилл
character-uncle_will-text = Раз за ход может сыграть любую карту с руки как Лавку.
character-big_spencer = Биг Спенсер
character-big_spencer-text = Начинает с 5 картами. Играть «Мимо!» не может; Уклонение, Бочка и зелёные карты — пожалуйста.
character-flint_westwood = Флинт Вествуд
character-flint_westwood-text = Раз за ход меняет свою карту на две случайные с чужой руки.
character-gary_looter = Гэри Лутер
character-gary_looter-text = Начинает с 5 картами. Забирает всё лишнее, что остальные сбрасывают в конце хода.
character-greygory_deck = Грегори Дек
character-greygory_deck-text = Владеет способностями двух случайных персонажей базовой игры. В начале хода может сменить обоих сразу.
character-john_pain = Джон Пейн
character-john_pain-text = Кто-то испытал удачу — карта достаётся ему, если на руке меньше шести.
character-lee_van_kliff = Ли Ван Клиф
character-lee_van_kliff-text = В свой ход может сбросить «Бэнг!» и повторить коричневую карту, которую только что сыграл.
character-teren_kill = Терен Килл
character-teren_kill-text = При смерти испытывает удачу: не пики — остаётся с одним очком жизни и берёт карту.
character-youl_grinner = Юл Гриннер
character-youl_grinner-text = Перед его первой фазой все, у кого карт больше, отдают ему по одной на свой выбор.
set-base = базовая игра
set-dodge_city = Додж-Сити
set-special = особые персонажи
set-wild_west_show = Шоу Дикого Запада

## Карты событий

deck-high_noon = Жаркий полдень
deck-fistful_of_cards = Россыпь карт
deck-wild_west_show = Шоу Дикого Запада

event-blessing = Благословение
event-blessing-text = Все карты считаются червами.
event-curse = Проклятье
event-curse-text = Все карты считаются пиками.
event-ghost_town = Город призраков
event-ghost_town-text = Выбывшие возвращаются на свой ход призраками: берут 3 карты, играют как все, погибнуть не могут и в конце хода снова уходят.
event-hangover = Похмелье
event-hangover-text = Способности персонажей не работают.
event-gold_rush = Золотая лихорадка
event-gold_rush-text = Ходы идут против часовой стрелки, и карты действуют в ту же сторону.
event-the_daltons = Долтоны
event-the_daltons-text = Каждый сразу сбрасывает одну из карт, выложенных перед ним.
event-the_sermon = Причастие
event-the_sermon-text = В свой ход никто не может ни играть, ни сбрасывать карты «Бэнг!».
event-high_noon = Жаркий полдень
event-high_noon-text = В начале хода каждый теряет очко жизни.
event-handcuffs = Наручники
event-handcuffs-text = Шериф называет игрока, и тот в свой ход не играет карт с руки. По настройке стола каждый вместо этого называет масть и играет только её.
event-thirst = Засуха
event-thirst-text = В первой фазе берут на карту меньше.
event-train_arrival = Прибытие поезда
event-train_arrival-text = В первой фазе берут на карту больше.
event-shootout = Перестрелка
event-shootout-text = За ход можно сыграть две карты «Бэнг!».
event-the_reverend = Проповедь
event-the_reverend-text = Пиво пить нельзя, даже при смерти.
event-the_doctor = Доктор
event-the_doctor-text = Все, у кого очков жизни меньше всего, сразу возвращают по одному.
event-new_identity = Новая личность
event-new_identity-text = В начале хода можно посмотреть запасного персонажа и стать им до конца партии, но с двумя очками жизни.
event-hard_liquor = Крепкий ликёр
event-hard_liquor-text = Можно пропустить первую фазу и вернуть очко жизни.
event-abandoned_mine = Заброшенная шахта
event-abandoned_mine-text = В первой фазе берут сверху сброса, пока там что-то есть. Кто взял оттуда, весь ход сбрасывает свои карты на колоду, лицом вниз.
event-ranch = Ранчо
event-ranch-text = Раз за ход можно сбросить сколько угодно карт с руки и взять столько же.
event-peyote = Кактус
event-peyote-text = Вместо первой фазы угадывают цвет верхней карты. Угадали — карта ваша, и можно дальше. Промах — карта в сброс.
event-ambush = Засада
event-ambush-text = Между любыми игроками расстояние 1. Карты и персонажи его всё же меняют.
event-ricochet = Рикошет
event-ricochet-text = В свой ход можно стрелять картами «Бэнг!» по картам на столе: владелец отвечает «Мимо!» или карту теряет.
event-the_judge = Судья
event-the_judge-text = Нельзя выкладывать карты ни перед собой, ни перед другими.
event-lasso = Лассо
event-lasso-text = Карты, лежащие перед игроками, не работают.
event-blood_brothers = Кровные братья
event-blood_brothers-text = В начале хода можно отдать очко жизни, кроме последнего, любому игроку.
event-dead_man = Мертвец
event-dead_man-text = Кто выбыл первым, возвращается в свой ход с двумя очками жизни и двумя картами. Насовсем.
event-a_fistful_of_cards = Россыпь карт
event-a_fistful_of_cards-text = В начале хода в каждого стреляют столько раз, сколько у него карт на руке.
event-vendetta = Месть
event-vendetta-text = В конце хода испытывают удачу: черви — ещё один ход.
event-sniper = Снайпер
event-sniper-text = В свой ход можно сыграть две карты «Бэнг!» одним выстрелом: от него спасут только два «Мимо!».
event-russian_roulette = Русская рулетка
event-russian_roulette-text = Начиная с Шерифа, каждый сбрасывает «Мимо!». Первый, кто не смог, теряет 2 очка жизни, и рулетка стоп.
event-law_of_the_west = Закон Запада
event-law_of_the_west-text = Вторую взятую в первой фазе карту показывают и обязаны сыграть, если это возможно.
event-helena_zontero = Хелена Зонтеро
event-helena_zontero-text = Испытайте удачу: черви или бубны — роли живых, кроме Шерифа, перемешивают и раздают заново.
event-lady_rose_of_texas = Леди Роза из Техаса
event-lady_rose_of_texas-text = Раз за ход можно поменяться местами с соседом справа. Он пропустит свой следующий ход.
event-gag = Кляп
event-gag-text = Говорить нельзя: за сообщение в чате теряют очко жизни. Готовые фразы бесплатны.
event-dorothy_rage = Дороти Рейдж
event-dorothy_rage-text = Раз за ход назовите игроку карту. Есть у него такая — он играет её, как вы велите. Нет — показывает всем руку.
event-darling_valentine = Дарлинг Валентайн
event-darling_valentine-text = В начале хода сбрасывают всю руку и берут столько же карт.
event-bone_orchard = Погост
event-bone_orchard-text = Выбывшие в свой ход возвращаются насовсем с одним очком жизни. Их роли перемешивают между ними.
event-showdown = Сведение счётов
event-showdown-text = Любая карта сойдёт за «Бэнг!», а «Бэнг!» — за «Мимо!».
event-sacagaway = Сакагавея
event-sacagaway-text = Все играют с открытыми руками. Роли по-прежнему тайна.
event-miss_susanna = Мисс Сюзанна
event-miss_susanna-text = Кто сыграл за ход меньше трёх карт, теряет очко жизни.
event-wild_west_show = Шоу Дикого Запада
event-wild_west_show-text = Теперь каждый за себя: побеждает последний, кто остался в живых.

## Настройки стола

preset-base = Базовая игра
preset-base-help = Восемьдесят карт и шестнадцать персонажей: с этого начинают.
preset-dodge_city = Додж-Сити
preset-dodge_city-help = Ещё сорок карт, среди них зелёные, и пятнадцать персонажей.
preset-full = Всё сразу
preset-full-help = Все карты, все персонажи, все события. Для бывалых.
option-dodge_city_cards = Карты «Додж-Сити»
option-dodge_city_cards-help = Ещё 40 игральных карт, среди них зелёные: выложил сейчас, использовал потом.
option-character_sets = Персонажи
option-character_sets-help = Из каких наборов раздают персонажей.
option-character_sets-base = Базовые
option-character_sets-base-help = 16 персонажей из коробки.
option-character_sets-dodge_city = Додж-Сити
option-character_sets-dodge_city-help = 15 персонажей.
option-character_sets-special = Особые
option-character_sets-special-help = Клаус Святой, Джонни Киш и Дядя Уилл.
option-character_sets-wild_west_show = Шоу Дикого Запада
option-character_sets-wild_west_show-help = 8 персонажей, Биг Спенсер с девятью очками жизни среди них.
option-event_decks = События
option-event_decks-help = Событие меняется в начале хода Шерифа и действует на всех целый круг.
option-event_decks-none = Без событий
option-event_decks-high_noon = Жаркий полдень
option-event_decks-fistful_of_cards = Россыпь карт
option-event_decks-both = Обе колоды вместе
option-wild_west_show_deck = События «Шоу Дикого Запада»
option-wild_west_show_deck-help = Отдельная колода: новую карту открывают Дилижанс и Уэллс Фарго, последняя остаётся до конца.
option-character_choice = Персонажей на выбор
option-character_choice-help = Одного раздают или одного выбирают из двух. Второй остаётся запасным.
option-character_choice-1 = Один, без выбора
option-character_choice-2 = Два на выбор
option-event_deck_end = Когда события кончились
option-event_deck_end-help = Перемешать заново или закончить финальным событием, которое останется до конца партии.
option-event_deck_end-cycle = Перемешать
option-event_deck_end-finale = Финал
option-panic_range = Дальность Паники
option-panic_range-help = У кого можно забрать карту.
option-panic_range-distance_1 = Расстояние 1
option-panic_range-any = Любое
option-jail_release = Тюрьма после неудачи
option-jail_release-help = Сбрасывается всегда или держит, пока не выпадут черви.
option-jail_release-always = Сбрасывается
option-jail_release-hearts_only = Держит до червей
option-duplicate_in_play = Вторая такая же карта
option-duplicate_in_play-help = Что делать, если карта с тем же названием уже лежит перед вами.
option-duplicate_in_play-replace = Новая вместо старой
option-duplicate_in_play-forbidden = Нельзя
option-green_ready = Зелёные карты готовы
option-green_ready-help = Когда выложенной зелёной картой можно пользоваться. Важно для тех, что спасают от выстрела.
option-green_ready-owner_next_turn = Со следующего своего хода
option-green_ready-end_of_turn = Сразу после хода
option-pixie_pete_cards = Карт у Пикси Пита
option-pixie_pete_cards-help = Сколько он берёт в первой фазе.
option-jose_delgado_limit = Хосе Дельгадо за ход
option-jose_delgado_limit-help = Сколько раз он может менять синюю карту на две.
option-jose_delgado_limit-unlimited = Сколько угодно
option-jose_delgado_limit-2 = Дважды
option-apache_vs_doc = Док против Апача
option-apache_vs_doc-help = Сколько бубен должен сбросить Док Холидей, чтобы Апач Кид не заметил выстрела.
option-apache_vs_doc-any_diamond = Хоть одну
option-apache_vs_doc-both_diamonds = Обе
option-gold_rush_direction = Золотая лихорадка
option-gold_rush_direction-help = Что идёт против часовой стрелки.
option-gold_rush_direction-all_reversed = Ходы и карты
option-gold_rush_direction-turns_only = Только ходы
option-daltons_scope = Долтоны
option-daltons_scope-help = Какую из своих карт на столе сбрасывает каждый.
option-daltons_scope-any_card = Любую
option-daltons_scope-blue_only = Синюю
option-handcuffs_mode = Наручники
option-handcuffs_mode-help = Кого и как они сковывают.
option-handcuffs_mode-sheriff_target = Одного, по слову Шерифа
option-handcuffs_mode-declare_suit = Всех, кроме одной масти
option-ranch_timing = Ранчо
option-ranch_timing-help = Когда меняют карты.
option-ranch_timing-end_phase_2 = После второй фазы
option-ranch_timing-end_phase_1 = После первой фазы
option-dorothy_order = Дороти Рейдж
option-dorothy_order-help = Когда называют цель: узнав, что карта есть, или заранее.
option-dorothy_order-name_then_target = Сначала карта
option-dorothy_order-full_order_first = Весь приказ сразу
option-win_check = Проверка победы
option-win_check-help = Когда карта бьёт сразу по многим: кончать партию тут же или доиграть карту.
option-win_check-immediate = Тут же
option-win_check-after_card = После карты
option-no_mercy = Без пощады
option-no_mercy-help = Чтобы Шериф не отсиживался. Он либо забирает в конце хода сыгранный «Бэнг!», либо не вправе сбросить тот, которым мог выстрелить.
option-no_mercy-off = Выключено
option-no_mercy-seed = «Бэнг!» возвращается
option-no_mercy-ruthless_law = Стрелять обязан
option-gag = Карта «Кляп»
option-gag-help = За сообщение в чате — очко жизни. Без чата её лучше убрать.
option-tournament_scoring = Серия на деньги
option-tournament_scoring-help = Столько партий, сколько игроков: каждый по разу побудет Шерифом. Для 4–8 игроков.
option-experience = Опыт
option-experience-help = Перед новой партией можно сохранить свои карты со стола, по 500 $ за штуку. Только в серии.
option-hiring = Найм
option-hiring-help = Персонажей продают с торгов, у каждого для начала 1000 $. Только в серии.
option-bounties = Премии
option-bounties-help = За Бандита платят 1000 $ вместо трёх карт. Только в серии.
option-six_player_mode = Вшестером
option-six_player_mode-help = Обычные роли или одна из семи тайком убрана, и никто не знает какая.
option-six_player_mode-standard = Обычные роли
option-six_player_mode-hidden_composition = Тайный состав

## Решения: что спрашивают у игрока

decision-choose_character = Выберите персонажа: второй останется запасным
decision-act = Ваш ход: играйте карты или закончите его
decision-draw_how = Вы берёте { count-cards }: откуда?
decision-keep_some =
    { $place ->
        [1] Возьмите первую из { number-of }
        [2] Возьмите вторую: её придётся показать
       *[other]
            Возьмите { $count ->
                [1] одну
                [2] две
               *[other] { $count }
            } из { number-of }
    }
decision-give_present = Подарок { $number } из { $of }: какую карту получит { $target }?
decision-dodge_shot =
    { $of ->
        [1] Чем ответите?
       *[other]
            { $needed ->
                [1] Нужно ещё одно «Мимо!»
                [2] Нужно два «Мимо!»
               *[other] Нужно «Мимо!»: { $needed }
            }
    }
decision-discard_bang = Сбросьте «Бэнг!»
decision-duel_answer = Сбросьте «Бэнг!» или сдайтесь
decision-last_gasp =
    { $hope_id ->
        [none] Вас уже ничто не спасёт
        [draw] Спасти вас может только удача
       *[some]
            { $points ->
                [1] Чем спасётесь?
               *[other] Чем спасётесь? Нужно вернуть { count-points }
            }
    }
decision-heal_up = Можно сбросить две карты и вернуть очко жизни
decision-last_cards = В каком порядке сбросить карты?
decision-which_loot =
    { $of ->
        [1] Последняя карта ваша
       *[other] Какую карту берёте? Всего их { $of }
    }
decision-which_card = Какая карта в счёт?
decision-pick = Возьмите одну карту, ваша очередь { $number } из { $of }
decision-place_dynamite = Перед каким персонажем он ляжет?
decision-throw_away = Сбросьте { $count } из { $of }
decision-take_back = Забрать сыгранный «Бэнг!» обратно?
decision-draft_character =
    { $number ->
        [1] Выберите первого из двух своих персонажей
       *[other] Выберите второго из { $of } своих персонажей
    }
decision-arrange = Кто сядет справа и кто начнёт?
decision-choose_active = Кто из ваших персонажей играет в этот ход?
decision-copy_whom = Чью способность возьмёте до следующего своего хода?
decision-new_characters = Сменить обоих персонажей? Сейчас это { $characters }
decision-give_to_youl = Какую карту получит { $target }?
decision-brawl_for = Что теряет { $target }?
decision-repeat_card = Сбросить «Бэнг!» и повторить её?
decision-daltons = Какую из { $of } карт перед собой сбросите?
decision-handcuffs = Кто в свой ход останется без карт с руки?
decision-declare_suit = Картами какой масти будете играть?
decision-new_identity = Ваш запасной персонаж — { $character }. Сменить личность?
decision-hard_liquor = Очко жизни или карты?
decision-peyote =
    { $count ->
        [0] Какого цвета верхняя карта?
       *[other] Угадано: { $count }. Какого цвета следующая?
    }
decision-ranch =
    { $of ->
        [1] Обменяете свою карту?
       *[other] Какие из { $of } карт обменяете?
    }
decision-save_card = Чем спасёте карту { $card }?
decision-blood_brothers = Отдать кому-нибудь очко жизни?
decision-roulette_answer = Сбросьте «Мимо!» или теряйте { count-points }
decision-gag = Сообщение в чате стоит очка жизни
decision-order = Карта «{ $name }», играет { $target }. Как именно?
decision-obey = Есть у вас «{ $name }»?
decision-extra_cost = Какую карту сбросите в придачу?
decision-declare = Объявите во всеуслышание или играйте дальше?
decision-next_game = С новым персонажем или с прежним?
decision-experience = Какие из { $of } карт сохраните? По { $price } $ за штуку, не больше { $count }; у вас { $money } $
decision-open_auction = Кого выставите на торги и за сколько? У вас { $money } $
decision-bid = Поднимете цену или уступите? У вас { $money } $
# «из двух», «из трёх»
number-of =
    { $of ->
        [2] двух
        [3] трёх
       *[other] { $of }
    }

## Причины: почему спрашивают

# Стоит перед вопросом. $card и $piece: карта, из-за которой спрашивают; $like: как что она сыграна; $by: кто
cause-event = { $event }.
cause-ability = { $character }.
cause-shot =
    { $by_kind ->
        [none]
            { $victim_kind ->
                [text] { $why }: под огнём { $victim }.
               *[other] { $why }: в вас стреляют.
            }
       *[other]
            { $by_kind ->
                [text] { $by }
               *[other]
                    { $by }{ $character_kind ->
                        [text] , { $character },
                       *[none] { "" }
                    }
            } стреляет{ $victim_kind ->
                [text] , под огнём { $victim }
               *[other] { " " }в вас
            }{ $like_kind ->
                [text] { " " }картой { $card }.
               *[none]
                    { $card_kind ->
                        [text] : { $card }.
                       *[none] : { $why }.
                    }
            }
    }
cause-indians =
    { $victim_kind ->
        [text] { $by } против всех: { $card }. Отбивается { $victim }.
       *[other] { $by } против всех: { $card }.
    }
cause-duel =
    { $victim_kind ->
        [text] { $card }: { $by } против персонажа { $victim }, выстрел за вами.
       *[other]
            { $called_id ->
                [true] { $card }: { $by } против вас, выстрел за вами.
               *[false] Ваша { $card }: против вас { $by }, выстрел за вами.
            }
    }
cause-wound =
    { $why_id ->
        [bang] Бэнг!
        [indians] Индейцы!
       *[other] { $why }.
    }{ $by_kind ->
        [none] { " " }Рана смертельная.
       *[other] { " " }{ $by } наносит смертельную рану.
    }
cause-out = Вы выбываете из игры.
cause-role =
    { $role_kind ->
        [text] Ваша роль: { $role }.
       *[none] Раздают персонажей.
    }
cause-forced = { $event }: карту { $card } нужно сыграть.
cause-played =
    { $character_kind ->
        [text] { $character }: сыграна карта { $card }
       *[none] Ваша карта: { $card }
    }{ $like_kind ->
        [text] { " " }как { $like }.
       *[none] .
    }
cause-store =
    { $by_me ->
        [you] Вы открываете Лавку
       *[other] { $by } открывает Лавку
    }{ $like_kind ->
        [text] { " " }картой { $card }.
       *[none] .
    }
cause-luck = Вы испытываете удачу: { $what }. { $character } открывает две карты.
cause-loot = { $character }: выбывает { $victim }, добыча ваша.
cause-dynamite = { $by } передаёт вам { $card }.
cause-limit =
    { $character_kind ->
        [text] { $character }: карт на руке { $hand }, оставить можно { $limit }.
       *[none] Карт на руке { $hand }, а оставить можно { $limit }.
    }
cause-no_mercy = Без пощады.
cause-tribute =
    { $by_kind ->
        [text] { $by } собирает дань: карт у вас больше ({ $character }).
       *[other] { $by }, { $character }, собирает дань: карт у вас больше.
    }
cause-ricochet = Рикошет: { $by } стреляет по карте { $card }.
cause-order =
    { $card_kind ->
        [text] Дороти Рейдж: карта нашлась, это { $card }.
       *[none] Дороти Рейдж: назовите весь приказ.
    }
cause-command =
    Дороти Рейдж: { $by } называет карту «{ $name }»{ $target_kind ->
        [none] .
       *[other] , цель — { $target }{ $what_kind ->
            [text] , { $what }.
           *[none] .
        }
    }
cause-obeying =
    Дороти Рейдж: вы играете карту { $card }{ $target_kind ->
        [none] .
       *[other] , цель — { $target }{ $what_kind ->
            [text] , { $what }.
           *[none] .
        }
    }
cause-declaration = За столом могут объявить: { $whats }.
cause-series = Партия { $game } из { $of } сыграна. { $how }
cause-experience = Опыт.
cause-hiring = Найм.
cause-auction = Торги: { $character }. { $by } даёт { $money } $.

## Цены: чего стоит ответ и что он даёт

# Стоит у ответа, на кнопке или рядом: без точки в конце и с маленькой буквы
note-life = жизнь { $from } → { $to }
note-dying =
    жизнь { $from } → { $to }, { $way_id ->
        [beer] смертельно, но есть Пиво
        [sid_ketchum] смертельно, но можно сбросить две карты
        [teren_kill] смертельно, останется испытать удачу
       *[none] это смерть
    }
note-ghost = призраку терять нечего
note-out = вы выбываете
note-still_dying =
    этого мало, нужно ещё { count-points }
note-wasted = жизнь полная, { $life } из { $most }: пропадёт впустую
note-draws = { $why }: возьмёте { count-cards }
note-robs = { $why }: возьмёте { count-cards } с руки, теряет { $by }
note-hand = рука { $from } → { $to }
note-more =
    { $count ->
        [1] понадобится ещё одно «Мимо!»
       *[other] понадобится ещё «Мимо!»: { $count }
    }
note-luck =
    { $what_id ->
        [teren_kill] испытаете удачу: не пики — останетесь в игре
       *[other] испытаете удачу: черви спасают
    }
note-threat =
    { $why_id ->
        [duel] { $victim }: жизнь { $from } → { $to }, если сдастся; ответит — выстрел за вами
       *[other]
            { $needed ->
                [1] { $victim }: жизнь { $from } → { $to }, если не увернётся
               *[other] { $victim }: жизнь { $from } → { $to }, если не увернётся дважды
            }
    }
note-attacks =
    { $victims_count ->
        [0] ни на кого не подействует
       *[other]
            { $why_id ->
                [indians] отбиваться: { $victims }
               *[other] под огнём: { $victims }
            }
    }
note-immune = { $victim }: { $character } не чувствует чужих бубен
note-heals = { $victim }: жизнь { $from } → { $to }
note-full = { $victim }: жизнь полная, пропадёт впустую
note-heals_others =
    { $victims_count ->
        [0] больше никому не поможет
       *[other] по очку жизни вернут: { $victims }
    }
note-two_left = в игре двое: Пиво не подействует
note-reach =
    { $changed_id ->
        [true] дальность { $from } → { $to }{ $gained_count ->
            [0] { "" }
           *[other] , достанете ещё: { $gained }
        }{ $lost_count ->
            [0] { "" }
           *[other] , больше не достанете: { $lost }
        }
       *[false]
            { $gained_count ->
                [0] больше не достанете: { $lost }
               *[other] достанете ещё: { $gained }{ $lost_count ->
                    [0] { "" }
                   *[other] ; больше не достанете: { $lost }
                }
            }
    }
note-exposed =
    { $lost_count ->
        [0] до вас достанут: { $gained }
       *[other]
            { $gained_count ->
                [0] до вас больше не достанут: { $lost }
               *[other] до вас достанут: { $gained }; больше не достанут: { $lost }
            }
    }
note-replaces = прежняя карта уйдёт в сброс: { $card }
note-waits =
    { $until_id ->
        [end_of_turn] действует, когда ваш ход кончится
       *[other] действует со следующего вашего хода
    }
note-idle = сейчас не действует: { $event }
note-dynamite = пики от 2 до 9 в начале хода — взрыв, жизнь { $from } → { $to }
note-jail = { $victim }: черви или пропуск хода
note-excess = сбросите { $count } из { $of }
note-store = карт на прилавке { $count }, первый выбор ваш
note-brawl = каждый из остальных теряет карту, какую — решаете вы
note-trade =
    { $count ->
        [1] обмен: одна ваша карта на одну наугад, отдаёт { $victim }
       *[other] обмен: одна ваша карта на { $count } наугад, отдаёт { $victim }
    }
note-ricochet = { $victim } теряет карту, если не ответит «Мимо!»
note-seats = на ваше место сядет { $victim } и пропустит ход
note-dorothy = есть карта — её сыграют по вашей воле, нет — откроют руку
note-lives =
    { $cards ->
        [0] очков жизни: { $life }
       *[other] очков жизни: { $life }, карт для начала: { $cards }
    }
note-has_life = жизнь { $life } из { $most }
note-ability = способность: { $character }
note-two_random = двое новых наугад
note-abilities = остаются { $characters }
note-secret = карту увидит только { $victim }
note-goes_to = { $why }: всё забирает { $victim }
note-goes_back =
    { $count ->
        [1] последняя вернётся на верх колоды
       *[other] остальные вернутся на верх колоды
    }
note-looks = увидите { $of }, возьмёте { $count }
note-instead =
    { $count ->
        [1] вместо карты из колоды
       *[other] вместо { $count } карт из колоды
    }
note-takes = сверху сброса { $card }
note-bound = в свой ход не играет карт с руки
note-suited = таких на руке { $count } из { $of }
note-becomes = { $character }, жизнь { $from } → { $to } из { $most }
note-stays = { $character }, жизнь { $life } из { $most }
note-guess = угадаете — карта ваша и можно дальше, нет — карта в сброс
note-as_many = сколько сбросите, столько возьмёте
note-loses = потеряете карту { $card }
note-lucky =
    { $what_id ->
        [barrel] пуля мимо
        [dynamite] не взорвётся
        [jail] свобода
        [teren_kill] останетесь в игре
        [vendetta] ещё один ход
       *[other] роли перемешают
    }
note-unlucky =
    { $what_id ->
        [barrel] не спасёт
        [dynamite] взрыв
        [jail] пропуск хода
        [teren_kill] это смерть
        [vendetta] второго хода не будет
       *[other] роли останутся
    }
note-must_play = все её увидят, и вы сыграете её, как велят
note-open_hand = все увидят вашу руку, карт на ней { $count }
note-declares = ваша роль откроется: есть враги — бой, нет — победа
note-sold = нового придётся купить
note-dealt = нового раздадут
note-keeps = остаётся { $character }
note-money = деньги { $from } $ → { $to } $

## Ожидание: что видят остальные

waiting-choose_character = { $seat } выбирает персонажа
waiting-act = { $seat } решает, что сыграть
waiting-draw_how = { $seat } решает, откуда взять карты
waiting-keep_some = { $seat } выбирает из верхних карт колоды
waiting-give_present = { $seat } готовит подарки
waiting-dodge_shot = { $seat } под огнём
waiting-discard_bang = { $seat } отбивается от Индейцев
waiting-duel_answer = { $seat } решает, отвечать ли в Дуэли
waiting-last_gasp = { $seat } при смерти
waiting-heal_up = { $seat } может вернуть очко жизни
waiting-last_cards = { $seat } прощается с картами
waiting-which_loot = { $seat } разбирает добычу
waiting-which_card = { $seat } выбирает, какая карта в счёт
waiting-pick = { $seat } присматривается к товару в Лавке
waiting-place_dynamite = { $seat } решает, куда положить Динамит
waiting-throw_away = { $seat } сбрасывает лишние карты
waiting-take_back = { $seat } решает, забрать ли «Бэнг!»
waiting-draft_character = { $seat } выбирает персонажа
waiting-arrange = { $seat } рассаживает своих персонажей
waiting-choose_active = { $seat } решает, кто из персонажей в деле
waiting-copy_whom = { $seat } решает, чью способность взять
waiting-new_characters = { $seat } решает, менять ли персонажей
waiting-give_to_youl = { $seat } выбирает, чем поделиться
waiting-brawl_for = { $seat } раздаёт тумаки
waiting-repeat_card = { $seat } решает, повторить ли карту
waiting-daltons = { $seat } откупается от Долтонов
waiting-handcuffs = { $seat } решает, на кого надеть Наручники
waiting-declare_suit = { $seat } называет масть
waiting-new_identity = { $seat } примеряет новую личность
waiting-hard_liquor = { $seat } выбирает между ликёром и картами
waiting-peyote = { $seat } гадает, какого цвета карта
waiting-ranch = { $seat } меняет карты на Ранчо
waiting-save_card = { $seat } решает, спасать ли карту
waiting-blood_brothers = { $seat } решает, делиться ли кровью
waiting-roulette_answer = { $seat } крутит барабан
waiting-gag = { $seat } помалкивает
waiting-order = { $seat } отдаёт приказ
waiting-obey = { $seat } ищет названную карту
waiting-extra_cost = { $seat } платит за карту
waiting-declare = { $seat } решает, не пора ли раскрыть карты
waiting-next_game = { $seat } готовится к новой партии
waiting-experience = { $seat } решает, какие карты сохранить
waiting-open_auction = { $seat } открывает торги
waiting-bid = { $seat } торгуется

## Ходы

move-play =
    { $card }{ $like_kind ->
        [text] { " (" }как { $like })
       *[none] { "" }
    }{ $target_kind ->
        [none] { "" }
       *[other] { ", " }цель — { $target }
    }{ $what_kind ->
        [text] { ", " }{ $what }
       *[none] { "" }
    }{ $cost_kind ->
        [text] { ", " }сбросив карту { $cost }
       *[none] { "" }
    }
move-use =
    Использовать: { $card }{ $target_kind ->
        [none] { "" }
       *[other] { ", " }цель — { $target }
    }{ $what_kind ->
        [text] { ", " }{ $what }
       *[none] { "" }
    }
move-ability =
    { $name_id ->
        [flint_westwood] Обменять ({ $name }): { $cards } на две карты наугад, отдаёт { $target }
        [lady_rose_of_texas] Поменяться местами с соседом справа ({ $name })
        [dorothy_rage] Назвать карту ({ $name }): { $what }, ищет { $target }
        [ricochet] Выстрелить картой { $cards } по карте { $what } ({ $name }), хозяин — { $target }
        [chuck_wengam] Отдать очко жизни за две карты ({ $name })
        [jose_delgado] Сбросить { $cards } и взять две карты ({ $name })
        [sid_ketchum] Сбросить { $cards } и вернуть очко жизни ({ $name })
       *[other] Выстрелить, сбросив карты { $cards } ({ $name }), цель — { $target }
    }
move-end = Закончить ход
move-miss =
    { $asked_id ->
        [roulette_answer] Сбросить: { $card }
        [save_card] Спасти картой { $card }
       *[none] Увернуться: { $card }
    }
move-barrel =
    { $source_id ->
        [jourdonnais] Испытать удачу: Журдонэ
       *[other] Испытать удачу: { $source }
    }
move-take_hit =
    { $asked_id ->
        [discard_bang] Не отбиваться
        [roulette_answer] Принять две пули
       *[none] Принять пулю
    }
move-discard =
    { $asked_id ->
        [discard_bang] Отбиться: { $card }
        [duel_answer] Ответить: { $card }
       *[none] Сбросить: { $card }
    }
move-give_in = Сдаться
move-drink = Выпить: { $card }
move-discard_two = Вернуть очко жизни, сбросив карты: { $cards }
move-give_up = Будь что будет
move-lay = Сбросить следующей: { $card }
move-lay_all = Сбросить все как есть
move-take_random = Взять наугад из бывших на руке
move-take = Взять: { $card }
move-keep = В счёт идёт { $card }
move-pick = Взять: { $card }
move-draw = Взять из колоды
move-from_hand = Взять первую карту с руки: { $target }
move-from_pile = Взять первую карту из сброса
move-from_table = Забрать со стола: { $card }
move-look = Посмотреть три верхние карты
move-keep_cards =
    { $asked_id ->
        [experience]
            { $cards_count ->
                [0] Ничего не сохранять
               *[other] Сохранить: { $cards }
            }
       *[none] Взять: { $cards }
    }
move-give =
    { $asked_id ->
        [give_present] Подарить: { $card }
       *[none] Отдать: { $card }
    }
move-throw_away = Сбросить: { $cards }
move-take_back = Забрать обратно: { $card }
move-leave =
    { $asked_id ->
        [give_to_youl] Отдать нечего
       *[none] Оставить в сбросе
    }
move-put = Положить перед собой: { $target }
move-choose = { $character }
move-arrange = Справа { $right }, начинает { $active }
move-activate = { $character }
move-copy = { $target }
move-copy_nobody = Ничью
move-exchange_both = Сменить обоих
move-keep_both = Оставить обоих
move-make_discard = Сбросить: { $what }
move-repeat =
    Повторить, сбросив карту { $card }{ $target_kind ->
        [none] { "" }
       *[other] { ", " }цель — { $target }
    }{ $what_kind ->
        [text] { ", " }{ $what }
       *[none] { "" }
    }
move-no_repeat = Не повторять
move-handcuff =
    { $target_me ->
        [you] Надеть на себя
       *[other] Надеть на игрока: { $target }
    }
move-name_suit = { $suit }
move-change_identity = Сменить личность
move-keep_identity = Остаться собой
move-regain = Выпить ликёр
move-guess = { $colour }
move-stop = Хватит гадать
move-exchange =
    { $cards_count ->
        [0] Ничего не менять
       *[other] Обменять: { $cards }
    }
move-let_go = Пусть сбивает
move-give_life = Отдать очко жизни: { $target }
move-keep_life = Никому
move-talk = Сказать вслух
move-order =
    { $target_kind ->
        [none] Пусть играет
       *[other] Цель — { $target }
    }{ $what_kind ->
        [text] { ", " }{ $what }
       *[none] { "" }
    }
move-obey = Показать: { $card }
move-show_hand = Такой нет, показать руку
move-pay = Сбросить: { $card }
move-declare = Объявить: { $what }
move-play_on = Играть дальше
move-next_game = Новый персонаж
move-keep_character = Оставить прежнего: { $character }
move-open_auction = { $character } за { $money } $
move-bid = Дать { $money } $
move-no_bid = Уступить

# Слова, которыми ход можно набрать, через пробел
word-play = играть сыграть играю
word-use = использовать применить
word-ability = способность умение
word-end = конец закончить хватит
word-miss = мимо промах
word-barrel = бочка
word-take_hit = терпеть терплю
word-discard = сбросить сброшу
word-give_in = сдаться сдаюсь
word-drink = выпить пью
word-discard_two = две
word-give_up = умереть
word-lay = следующая
word-lay_all = все
word-take_random = наугад
word-take = взять беру
word-keep = эта
word-pick = купить товар
word-draw = тянуть колода
word-from_hand = рука
word-from_pile = сброс
word-from_table = забрать
word-look = смотреть
word-keep_cards = эти
word-give = отдать дарю
word-throw_away = лишние
word-take_back = обратно
word-leave = оставить
word-put = положить
word-choose = персонаж
word-arrange = рассадить
word-activate = активен
word-copy = как
word-copy_nobody = никто
word-exchange_both = сменить
word-keep_both = прежние
word-make_discard = отнять
word-repeat = повторить
word-no_repeat = дальше
word-handcuff = сковать
word-name_suit = масть
word-change_identity = измениться
word-keep_identity = остаться
word-regain = ликёр
word-guess = цвет
word-stop = стоп
word-exchange = обменять
word-let_go = пусть
word-give_life = поделиться
word-keep_life = никому
word-talk = сказать
word-order = приказ
word-obey = слушаюсь
word-show_hand = показать
word-pay = доплатить
word-declare = объявить
word-play_on = играем
word-next_game = новый
word-keep_character = прежний
word-open_auction = торги
word-bid = даю
word-no_bid = пас

# Что именно забирают или сбрасывают
what-hand = случайная карта с руки
# Что объявляют вшестером
what-crime_defeated = «Преступность повержена!»
what-law_is_dead = «Закон умер!»

## Что делает $seat: «вы берёте», «Лиса берёт»

does-draws =
    { $seat_me ->
        [you] берёте
       *[other] берёт
    }
does-takes =
    { $seat_me ->
        [you] забираете
       *[other] забирает
    }
does-gets =
    { $seat_me ->
        [you] получаете
       *[other] получает
    }
does-gives =
    { $seat_me ->
        [you] отдаёте
       *[other] отдаёт
    }
does-discards =
    { $seat_me ->
        [you] сбрасываете
       *[other] сбрасывает
    }
does-plays =
    { $seat_me ->
        [you] играете
       *[other] играет
    }
does-chooses =
    { $seat_me ->
        [you] выбираете
       *[other] выбирает
    }
does-shows =
    { $seat_me ->
        [you] показываете
       *[other] показывает
    }
does-looks =
    { $seat_me ->
        [you] смотрите
       *[other] смотрит
    }
does-loses =
    { $seat_me ->
        [you] теряете
       *[other] теряет
    }
does-regains =
    { $seat_me ->
        [you] возвращаете
       *[other] возвращает
    }
does-names =
    { $seat_me ->
        [you] называете
       *[other] называет
    }
does-stays =
    { $seat_me ->
        [you] остаётесь
       *[other] остаётся
    }
does-opens =
    { $seat_me ->
        [you] открываете
       *[other] открывает
    }
does-keeps =
    { $seat_me ->
        [you] оставляете
       *[other] оставляет
    }
does-tries =
    { $seat_me ->
        [you] испытываете
       *[other] испытывает
    }
does-shoots =
    { $seat_me ->
        [you] стреляете
       *[other] стреляет
    }

## События

count-cards =
    { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
count-points =
    { $points ->
        [1] очко жизни
        [one] { $points } очко жизни
        [few] { $points } очка жизни
       *[many] { $points } очков жизни
    }
why-reward = награда
why-start = раздача
because =
    { $why_id ->
        [none] { "" }
        [bang] «Бэнг!»:{ " " }
        [indians] «Индейцы!»:{ " " }
       *[other] { $why }:{ " " }
    }
cards-named =
    { $cards_count ->
        [1] карту { $cards }
       *[other] карты { $cards }
    }

event-roles_dealt =
    { $role_count ->
        [0]
            { $seat_me ->
                [you] Роли розданы. Звезда Шерифа ваша.
               *[other] Роли розданы. Звезду Шерифа открывает { $seat }.
            }
       *[other] Роли розданы в открытую, по порядку мест: { $role }. Первый ход за Помощником шерифа, это { $seat }.
    }
event-character_chosen = { $seat } { does-chooses } персонажа.
event-character = { $seat } — { $character }.
event-greygory = { $seat } { does-gets } способности: { $characters }.
event-drew =
    { $why_id ->
        [none] { $seat } { does-draws } { count-cards }.
        [start] { $seat } { does-gets } { count-cards }.
        [reward] Награда: { $seat } { does-draws } { count-cards }.
        [bart_cassidy] { $why }: { $seat } { does-draws } за рану { count-cards }.
        [suzy_lafayette] { $why }: рука пуста, { $seat } { does-draws } { count-cards }.
        [black_jack] { $why }: вторая карта красная, { $seat } { does-draws } ещё { count-cards }.
       *[other] { $why }: { $seat } { does-draws } { count-cards }.
    }
event-drew-seen = Это { $cards }.
event-reshuffled = Колода кончилась. Сброс перемешан и снова стал колодой, карт в ней: { $count }.
event-turn =
    { $seat_me ->
        [you] Ваш ход.
       *[other] Ходит { $seat }.
    }
event-turn_skipped =
    { $why }: { $seat } { $seat_me ->
        [you] пропускаете
       *[other] пропускает
    } ход.
event-event = Новое событие: { $card }.
event-lucky_cards = { $what }: { $seat } { does-tries } удачу, открыты две карты, { $cards }.
event-luck = { $what }: { $seat } { does-tries } удачу, открыта карта { $card }.
event-exploded = Бабах! Динамит взрывается, и рядом { $seat }.
event-dynamite_passed =
    Динамит шипит, но не взрывается: { $seat } { $seat_me ->
        [you] передаёте
       *[other] передаёт
    } его дальше, теперь с ним { $victim }.
event-dynamite_stays = Динамит не взрывается, а передать его некому: с ним { does-stays } { $seat }.
event-jail_left =
    { $seat } { $seat_me ->
        [you] выходите
       *[other] выходит
    } из Тюрьмы.
event-jail_kept =
    { $seat_kind ->
        [number] { $seat } { $seat_me ->
            [you] сидите за решёткой и пропускаете
           *[other] сидит за решёткой и пропускает
        } ход.
       *[text] { $seat } остаётся за решёткой.
    }
event-took_from_pile = { $why }: { $seat } { does-draws } верхнюю карту сброса, { $card }.
event-kit_looks = Кит Карлсон: { $seat } { does-looks } { count-cards } с верха колоды.
event-kit_looks-seen = Это { $cards }.
event-showed =
    { $why_id ->
        [dorothy_rage] { $why }: карта нашлась, { $seat } { does-shows } карту { $card }.
       *[other] { $why }: { $seat } { does-shows } вторую взятую карту, { $card }.
    }
event-gave =
    { $why }: { $seat } { does-gives } карту, { $victim_me ->
        [you] её получаете вы
       *[other] её получает { $victim }
    }.
event-gave-seen = Это { $card }.
event-taken =
    { $own_id ->
        [true] { because }{ $seat } { does-takes } на руку свою карту { $card }.
       *[false] { because }{ $seat } { does-takes } карту { $card }, { $victim_me ->
            [you] теряете её вы
           *[other] теряет её { $victim }
        }.
    }
event-stolen =
    { because }{ $seat } { does-takes } карту с руки, { $victim_me ->
        [you] теряете её вы
       *[other] теряет её { $victim }
    }.
event-stolen-seen = Это { $card }.
event-made_to_discard =
    { $own_id ->
        [true] { $why }: { $seat } { does-discards } свою карту { $card }.
       *[false]
            { $victim_me ->
                [you] { $why }: { $seat } заставляет вас сбросить карту { $card }.
               *[other] { $why }: { $victim } сбрасывает карту { $card }, так { $seat_me ->
                    [you] решаете вы
                   *[other] решает { $seat }
                }.
            }
    }
event-played =
    { $seat } { does-plays } карту { $card }{ $like_kind ->
        [text] { " " }(как { $like })
       *[none] { "" }
    }{ $cost_kind ->
        [text] , сбросив ещё карту { $cost }
       *[none] { "" }
    }.{ $own_id ->
        [true] { "" }
       *[false]
            { $victim_kind ->
                [number] { " " }Цель — { $victim }.
                [text] { " " }Кому: { $victim }.
               *[none] { "" }
            }
    }
event-used =
    { $seat } { $seat_me ->
        [you] пускаете
       *[other] пускает
    } в дело карту { $card }.{ $own_id ->
        [true] { "" }
       *[false]
            { $victim_kind ->
                [number] { " " }Цель — { $victim }.
                [text] { " " }Кому: { $victim }.
               *[none] { "" }
            }
    }
event-replaced = { $seat } { does-discards } прежнюю карту: { $card }.
event-kisch =
    Джонни Киш: { $seat } { $seat_me ->
        [you] выкладываете
       *[other] выкладывает
    } такую же карту, и { $victim_me ->
        [you] вы сбрасываете
       *[other] { $victim } сбрасывает
    } карту { $card }.
event-ended =
    { $seat } { $seat_me ->
        [you] заканчиваете
       *[other] заканчивает
    } ход.
event-store_opened = { $seat } { does-opens } Лавку. На прилавке { $cards }.
event-picked = Лавка: { $seat } { does-draws } карту { $card }.
event-shot =
    { $seat_kind ->
        [none] { $why }: { $victim_me ->
            [you] в вас стреляют
           *[other] под огнём { $victim }
        }
       *[other] { $why_id ->
            [bang] { "" }
           *[other] { $why }:{ " " }
        }{ $seat } { does-shoots }{ $victim_me ->
            [you] { " " }в вас
           *[other] , под огнём { $victim }
        }
    }{ $needed ->
        [1] .
       *[other] . Одного «Мимо!» не хватит, нужно { $needed }.
    }
event-immune =
    { because }{ $seat } и бровью не { $seat_me ->
        [you] ведёте
       *[other] ведёт
    }: чужие бубны не действуют.
event-missed =
    { $card_kind ->
        [text] { $seat } { $seat_me ->
            [you] отвечаете
           *[other] отвечает
        }: { $card }.
       *[none] { $seat } { $seat_me ->
            [you] отвечаете
           *[other] отвечает
        } картой с руки.
    }
event-barrel_helps = Пуля вязнет в Бочке, за ней { $seat }.
event-shot_missed = { $seat } без единой царапины: мимо!
event-bang_discarded =
    { $card_kind ->
        [text] { because }{ $seat } { does-discards } карту { $card }.
       *[none] { because }{ $seat } { does-discards } «Бэнг!».
    }
event-wounded =
    { because }{ $seat } { does-loses } { count-points }{ $life ->
        [0] . Рана смертельная!
        [-1] . Рана смертельная!
        [-2] . Рана смертельная!
       *[other] , осталось { $life }.
    }
event-healed = { because }{ $seat } { does-regains } { count-points }, теперь их { $life }.
event-drank =
    { $card_kind ->
        [text] { $seat } при смерти и { $seat_me ->
            [you] хватаетесь
           *[other] хватается
        } за кружку: { $card }.
       *[none] { $seat } при смерти и { $seat_me ->
            [you] хватаетесь
           *[other] хватается
        } за кружку Пива.
    }
event-ketchum =
    { $cards_count ->
        [0] Сид Кетчум: { $seat } { does-discards } две карты.
       *[other] Сид Кетчум: { $seat } { does-discards } { cards-named }.
    }
event-teren_stays = Терен Килл: рано хоронить, { $seat } { does-stays } с одним очком жизни.
event-eliminated =
    { because }{ $seat } { $seat_me ->
        [you] выбываете
       *[other] выбывает
    } из игры{ $by_kind ->
        [none] { "" }
       *[other]
            { $by_me ->
                [you] , добиваете вы
               *[other] , добивает { $by }
            }
    }.{ $role_kind ->
        [text]
            { $seat_me ->
                [you] { " " }Ваша роль: { $role }.
               *[other] { " " }Роль: { $role }.
            }
       *[none] { "" }
    }
event-looted =
    Волчер Сэм: мёртвым карты ни к чему, { $seat } { does-takes } { count-cards }, { $victim_me ->
        [you] это были ваши
       *[other] их теряет { $victim }
    }.
event-looted-seen = Это { $cards }.
event-bounty = Премия за Бандита: { $seat } { does-gets } { $money } $.
event-penalty = Шериф убил своего Помощника: { $seat } { does-discards } все карты.
event-pain_takes = Джон Пейн: { $seat } { does-takes } карту, на которой испытали удачу, { $card }.
event-threw_away =
    { $cards_kind ->
        [list] { $seat } { does-discards } лишнее: { $cards }.
       *[none] { $seat } { does-discards } { count-cards }.
    }
event-took_back = Без пощады: { $seat } { does-takes } обратно карту { $card }.
event-fight = Теперь каждый за себя: победит последний, кто останется в живых.
event-draft = Персонажи на выбор: { $characters }.
event-drafted = { $seat } { does-draws } персонажа: { $character }.
event-arranged =
    { $seat } { $seat_me ->
        [you] рассаживаете
       *[other] рассаживает
    } своих: справа { $right }, слева { $left }. В деле { $active }.
event-activated = В этот ход в деле { $seat }.
event-copied =
    { $seat_kind ->
        [number] Вера Кастер: { $seat } { does-draws } способность персонажа { $character }, { $victim_me ->
            [you] это ваш персонаж
           *[other] его играет { $victim }
        }.
       *[text] Вера Кастер берёт способность персонажа { $character }.
    }
event-copied_nobody =
    { $seat_kind ->
        [number] Вера Кастер: { $seat } { $seat_me ->
            [you] обходитесь
           *[other] обходится
        } без чужой способности.
       *[text] { $seat } обходится без чужой способности.
    }
event-paid =
    { $cards_count ->
        [0] { $why }: { $seat } { does-discards } карты.
       *[other] { $why }: { $seat } { does-discards } { cards-named }.
    }{ $victim_kind ->
        [none] { "" }
       *[other] { " " }Цель — { $victim }.
    }
event-repeated =
    { $card_kind ->
        [text] Ли Ван Клиф: { $seat } { does-discards } карту { $card } и { $seat_me ->
            [you] повторяете
           *[other] повторяет
        } прежнюю ({ $why }).
       *[none] Ли Ван Клиф: { $seat } { does-discards } «Бэнг!» и { $seat_me ->
            [you] повторяете
           *[other] повторяет
        } прежнюю карту ({ $why }).
    }{ $victim_kind ->
        [none] { "" }
       *[other] { " " }Цель — { $victim }.
    }
event-ghost_came =
    Город призраков: { $seat } { $seat_me ->
        [you] возвращаетесь
       *[other] возвращается
    } призраком.
event-ghost_went = Город призраков: { $seat } снова вне игры.
event-came_back = { $seat } снова в игре! Очков жизни: { $life }.
event-daltons = Долтоны: { $seat } { does-discards } карту { $card }.
event-handcuffed =
    Наручники: { $own_id ->
        [true] { $seat } { $seat_me ->
            [you] надеваете
           *[other] надевает
        } их на себя
       *[false] в них { $victim }, так { $seat_me ->
            [you] решаете вы
           *[other] решает { $seat }
        }
    }.
event-suit_named = Наручники: { $seat } { does-names } масть, это { $suit }.
event-identity_seen = Новая личность: { $seat } { does-looks } своего запасного персонажа.
event-identity_seen-seen = Это { $character }.
event-identity_changed = Новая личность: { $seat } теперь { $character }, очков жизни { $life }.
event-identity_kept = Новая личность: { $seat } { does-stays } собой.
event-guessed =
    { $hit_id ->
        [true] Кактус: { $seat } { $seat_me ->
            [you] загадываете
           *[other] загадывает
        }, что карта { $colour }. Так и есть, это { $card }!
       *[false] Кактус: { $seat } { $seat_me ->
            [you] загадываете
           *[other] загадывает
        }, что карта { $colour }. Нет, это { $card }.
    }
event-exchanged =
    { $count ->
        [0] Ранчо: { $seat } ничего не { $seat_me ->
            [you] меняете
           *[other] меняет
        }.
       *[other]
            { $cards_kind ->
                [list] Ранчо: { $seat } { does-discards } { cards-named }.
               *[none] Ранчо: { $seat } { does-discards } { count-cards }.
            }
    }
event-ricochet_shot =
    Рикошет: { $seat } { does-discards } { $cost_kind ->
        [text] карту { $cost }
       *[none] «Бэнг!»
    } и { does-shoots } { $victim_me ->
        [you] по вашей карте { $card }
       *[other] по карте { $card }, её хозяин — { $victim }
    }.
event-ricochet_hit = Рикошет: { $seat } { does-loses } карту { $card }.
event-sniper_shot =
    Снайпер: { $seat } { does-discards } { $cards_count ->
        [0] два «Бэнг!»
       *[other] { cards-named }
    }. На мушке { $victim }.
event-another_turn =
    Месть: черви, { $seat } { $seat_me ->
        [you] ходите
       *[other] ходит
    } ещё раз.
event-roles_mixed = Роли перемешаны и розданы заново. Новая судьба ждёт игроков: { $seats }.
event-new_role = { $seat } { does-looks } свою новую роль.
event-new_role-seen = Это { $role }.
event-seats_changed =
    Леди Роза из Техаса: { $seat_me ->
        [you] вы меняетесь местами, на вашем теперь { $victim }
       *[other]
            { $victim_me ->
                [you] { $seat } меняется местами с вами
               *[other] { $seat } и { $victim } меняются местами
            }
    }. { $victim_me ->
        [you] Вы пропустите ход.
       *[other] Ход пропустит { $victim }.
    }
event-talked =
    Кляп: { $seat } { $seat_me ->
        [you] нарушаете
       *[other] нарушает
    } молчание.
event-dorothy =
    Дороти Рейдж: { $seat } { does-names } карту { $name }, искать её { $victim_me ->
        [you] будете вы
       *[other] будет { $victim }
    }.
event-hand_shown =
    Дороти Рейдж: такой карты нет ({ $name }), { $seat } { does-shows } руку{ $cards_kind ->
        [list] , на ней { $cards }.
       *[none] .
    }
event-cannot_obey =
    Дороти Рейдж: { $seat } никак не { $seat_me ->
        [you] можете
       *[other] может
    } сыграть { $card_kind ->
        [none] названную карту
       *[text] карту { $card }
    } и { does-keeps } её себе.
event-hand_changed =
    { $count ->
        [0] Дарлинг Валентайн: рука пуста, { $seat } ничего не { $seat_me ->
            [you] меняете
           *[other] меняет
        }.
       *[other] Дарлинг Валентайн: { $seat } { does-discards } всю руку{ $cards_kind ->
            [list] , { $cards }.
           *[none] .
        }
    }
event-declared =
    { $seat } { $seat_me ->
        [you] объявляете
       *[other] объявляет
    }: { $what }
event-role_opened = { $seat } { does-opens } роль: { $role }.
event-left_table =
    { $seat } ({ $role }) { $seat_me ->
        [you] уходите от стола и ждёте
       *[other] уходит от стола и ждёт
    }, чем кончится.
event-hiring = Найм! На торги выставлены { $characters }.
event-auction =
    Найм: { $seat } { $seat_me ->
        [you] выставляете
       *[other] выставляет
    } на торги персонажа { $character }, начальная цена { $money } $.
event-bid =
    { $character }: { $seat } { $seat_me ->
        [you] даёте
       *[other] даёт
    } { $money } $.
event-no_bid =
    { $character }: { $seat } { $seat_me ->
        [you] уступаете
       *[other] уступает
    }.
event-hired =
    Найм: { $seat } { $seat_me ->
        [you] нанимаете
       *[other] нанимает
    } персонажа { $character } за { $money } $.
event-next_game =
    { $seat } { $seat_me ->
        [you] ждёте
       *[other] ждёт
    } нового персонажа.
event-character_kept =
    { $money ->
        [0] { $seat } { does-keeps } прежнего персонажа: { $character }.
       *[other] { $seat } { does-keeps } прежнего персонажа за { $money } $: { $character }.
    }
event-cards_kept =
    { $count ->
        [0] Опыт: { $seat } ничего не { $seat_me ->
            [you] сохраняете
           *[other] сохраняет
        } с прошлой партии.
       *[other] Опыт: { $seat } { $seat_me ->
            [you] сохраняете
           *[other] сохраняет
        } за { $money } $ карты прошлой партии, { $cards }.
    }
event-standings = Партия { $game } сыграна. Выплаты по порядку мест: { $paid }. Теперь у всех: { $money }.
event-game_ended =
    Партия окончена. { $how }{ $winners_count ->
        [0] { "" }
        [1]
            { $winners_me ->
                [you] { " " }Победа ваша!
               *[other] { " " }Побеждает { $winners }!
            }
       *[other]
            { $winners_me ->
                [you] { " " }Победа ваша! Победители: { $winners }.
               *[other] { " " }Побеждают { $winners }!
            }
    }{ $roles_count ->
        [0] { "" }
       *[other] { " " }Роли по порядку мест: { $roles }.
    }
# Чем кончилась партия
how-law = Закон и порядок восстановлены.
how-outlaws = Шериф пал, город у Бандитов.
how-renegade = Маньяк своего добился.
how-deputy = Помощник шерифа настиг свою цель.
how-outlaw = Бандит настиг свою цель.
how-survivor = На ногах остался один.
how-duel = Обоих чужих персонажей больше нет.
how-nobody = В живых не осталось никого.

## Итог

score-title = Итог
score-players =
    { $role_kind ->
        [text] { $seat } — { $role }
       *[none] { $seat }
    }, { $alive_id ->
        [true] на ногах
       *[false] вне игры
    }{ $won_id ->
        [true] { ". " }Победа!
       *[false] { "" }
    }
score-games =
    { $winners_count ->
        [0] Партия { $game }. { $how }
        [1] Партия { $game }. { $how } Победа — { $winners }
       *[other] Партия { $game }. { $how } Победители — { $winners }
    }
score-money =
    { $seat }: { $start ->
        [0] { "" }
       *[other] для начала { $start } ${ ", " }
    }роли { $prizes } ${ $bounties ->
        [0] { "" }
       *[other] { ", " }премии { $bounties } $
    }{ $hiring ->
        [0] { "" }
       *[other] { ", " }найм { $hiring } $
    }{ $experience ->
        [0] { "" }
       *[other] { ", " }опыт { $experience } $
    }; всего { $money } $

## Стол в терминале и на странице

board-life =
    { $life ->
        [one] { $life } очко жизни
        [few] { $life } очка жизни
       *[many] { $life } очков жизни
    }
board-player = Игрок
board-role = Роль
board-character = Персонаж
board-lives = Жизнь
board-cards = Рука
board-far = До него
board-front = На столе
board-event = Событие: { $event }.
board-next = Следующее событие: { $event }.
board-piles =
    { $card_kind ->
        [text] Колода: { $deck }, сброс: { $discard }, сверху { $card }
       *[none] Колода: { $deck }, сброс: { $discard }
    }
board-offer = На выбор
board-shown = Открыты
board-hand = Ваша рука
board-distance = расстояние { $distance }

# На столе, который годится для любой игры
place-deck = Колода
place-discard = Сброс
place-role_out = Лишние роли
place-others = Свободные персонажи
place-offer = Персонажи на выбор
place-table = Открыто на столе
place-mine = На пути в колоду
place-event_pile = Колода событий
place-event = Событие
place-event_past = Прошедшие события
place-show_pile = Колода «Шоу Дикого Запада»
place-show_now = Событие «Шоу Дикого Запада»
place-show_past = Прошедшие события «Шоу Дикого Запада»
place-hand = Рука
place-role = Роль
place-bullet = Запасной персонаж
place-choice = Персонажи на выбор
place-front = В игре
place-loot = Осталось от выбывшего
place-who = Персонаж
place-drawn = Взятые персонажи
fact-turn = Ходит
fact-turn_no = Ход
fact-life = Жизнь
fact-most = Предел жизни
fact-character = Персонаж
fact-out = Вне игры
fact-bangs = Карт «Бэнг!» за ход
fact-suit = Масть хода
fact-handcuffed = В наручниках

## Отказы: что не так и что можно

refuse-not-in-hand = Такой карты у вас нет. Выберите из тех, что на руке.
refuse-saves-nobody = При смерти помогает только Пиво. Остальные напитки хороши в свой ход.
refuse-reverend = Идёт Проповедь, Пиво под запретом. Салун, Виски и Текила разрешены.
refuse-two-left = В игре остались двое, Пиво больше не действует.
refuse-full-life = У вас и так все очки жизни.
refuse-two-cards = Нужно сбросить ровно две карты с руки.
refuse-barrel-tried = Против этого выстрела вы тут уже испытали удачу. Ответьте картой или терпите.
refuse-no-barrel = Бочки у вас нет, или сейчас она не работает.
refuse-no-missed = За «Мимо!» эта карта не сойдёт. Нужны «Мимо!», Уклонение или готовая зелёная карта.
refuse-no-bang = За «Бэнг!» эта карта не сойдёт. Выберите другую или откажитесь.
refuse-not-ready = Эта карта ещё не готова: её можно использовать со следующего вашего хода.
refuse-switched-off = Сейчас это не работает. Посмотрите, какое событие в игре и чей ход.
refuse-big-spencer = Биг Спенсер не умеет играть «Мимо!». Выручат Бочка, Уклонение или зелёные карты.
refuse-green-in-hand = Зелёную карту нужно сперва выложить, а использовать потом. С руки она не спасёт.
refuse-sermon = Причастие: в свой ход карты «Бэнг!» под запретом. Гатлинг, Удар и прочие выстрелы разрешены.
refuse-too-far = Слишком далеко: до цели { $distance }, а достаёте вы на { $reach }. Выберите кого поближе или смените оружие.
refuse-jail-sheriff = Шерифа в Тюрьму не сажают. Выберите другого.
refuse-jail-there = Этот уже сидит. Выберите другого.
refuse-not-in-play = Этого игрока за столом больше нет. Выберите живого.
refuse-not-yourself = Себя выбрать нельзя. Выберите другого.
refuse-nothing-there = Забрать тут нечего. Выберите того, у кого есть карты.
refuse-handcuffed = Вы в Наручниках: в этот ход карты с руки не играют. Готовые зелёные карты и способности доступны.
refuse-other-suit = Наручники: в этот ход можно играть только названную масть.
refuse-judge = Судья запретил: выкладывать карты на стол нельзя.
refuse-lies-already = Такая карта перед вами уже лежит, вторую за этим столом выложить нельзя.
refuse-bang-limit = Карту «Бэнг!» в этот ход вы уже сыграли. Вулкан и Вилли Кид стреляют без счёта, остальные ждут.
refuse-missed-only-answers = Этой картой только отвечают на выстрел. Приберегите её.
refuse-no-second-card = К этой карте нужно сбросить ещё одну с руки. Выберите какую.
refuse-no-such-use = Так эту карту сыграть нельзя.
refuse-law-of-the-west = Закон Запада: сначала сыграйте карту, которую показали.
refuse-no-target = Выберите, против кого играете карту.
refuse-no-green = Перед вами нет такой зелёной карты.
refuse-no-such-ability = Такой способности у вас нет.
refuse-once-a-turn = Это можно раз за ход, и вы уже воспользовались.
refuse-ability-impossible = Сейчас этой способностью не воспользоваться: не хватает карт, очков жизни или цели.
refuse-not-in-store = Этого на прилавке нет. Выберите из того, что лежит.
refuse-throw-away-count = Сбросить нужно ровно столько, сколько лишних: { $count }.
refuse-ruthless-law = Без пощады: «Бэнг!», которым можно было выстрелить, Шериф не сбрасывает. Выберите другую карту.
refuse-nobody-in-reach = Ваше оружие ни до кого не достаёт.
refuse-no-blue-card = Нужна синяя карта на руке.
refuse-last-life = Последнее очко жизни на карты не меняют.
refuse-nobody-to-trade-with = Меняться не с кем: ни у кого нет карт на руке.
refuse-no-card = Отдать нечего: свободных карт на руке нет.
refuse-repeat-impossible = Так эту карту не повторить. Выберите другую цель или откажитесь.
refuse-in-jail = Этот персонаж сидит в Тюрьме. Играйте другим.
refuse-own-character = Это чужой персонаж. Выберите своего.
refuse-two-bangs = Нужны две карты «Бэнг!».
refuse-not-in-front = Такой карты перед вами нет. Выберите из тех, что выложены.
refuse-only-blue = За этим столом Долтоны берут только синие карты.
refuse-nobody-has-cards = Приказывать некому: ни у кого нет карт на руке.
refuse-bad-order = Так эту карту не сыграть. Считайте расстояние от того, кому приказано.
refuse-has-named-card = Названная карта у вас есть. Покажите её.
refuse-other-card-named = Названа другая карта. Покажите ту, что просят.
refuse-not-entitled = Объявлять такое не вам. Играйте дальше.
refuse-not-offered = Этого персонажа на торгах нет. Выберите из выставленных.
refuse-too-expensive = Не по карману: у вас { $money } $.
refuse-bid-too-low = Мало. Наименьшая ставка сейчас { $money } $.
refuse-bid-step = Цену поднимают шагами по { $money } $.
refuse-keep-at-most = Столько не сохранить. Самое большее: { $count }.
refuse-not-your-character = Это не ваш персонаж. Оставить можно только своего.
refuse-only-survivors = Персонажа оставляет тот, кто дожил до конца партии. Вам достанется новый.
refuse-not-among-these = Такого среди предложенного нет. Выберите из того, что есть.
refuse-keep-count = Оставить нужно ровно столько: { $count }.
refuse-pile-empty = Сброс пуст, брать оттуда нечего.
refuse-must-look = Кит Карлсон сначала смотрит верхние карты и берёт из них.
refuse-twice-a-turn = За этим столом это можно дважды за ход, и вы уже воспользовались.
refuse-needs-three = Для этого нужны хотя бы трое, а в игре осталось двое.
refuse-target-full-life = У этого игрока и так все очки жизни. Выберите раненого.

## Арена

arena-side-law = Закон
arena-side-outlaws = Бандиты
arena-side-renegade = Маньяк
arena-side-deputy = Помощник шерифа
arena-side-outlaw = Бандит
arena-ending-law = Победа закона
arena-ending-outlaws = Шериф пал, город у Бандитов
arena-ending-renegade = Победа Маньяка
arena-ending-deputy = Помощник шерифа настиг свою цель
arena-ending-outlaw = Бандит настиг свою цель
arena-ending-survivor = Последний выживший
arena-ending-duel = Дуэль
arena-ending-nobody = В живых никого
arena-ending-series = Серия партий на деньги

## Почему бот так ходит

advice-believed = { $victim }: { $role } с вероятностью { $percent } %
advice-hits = увернуться нечем с вероятностью { $percent } %
advice-forces_missed = попасть не выйдет, зато уйдёт «Мимо!»
advice-last_life = последнее очко жизни
advice-all_hit = { $count ->
        [0] пуля, скорее всего, никого не достанет
        [one] увернуться не сможет примерно { $count } игрок
       *[other] увернуться не смогут примерно { $count } игрока
    }
advice-heals = жизнь: { $life } из { $most }
advice-draws = { $count ->
        [one] { $count } карта из колоды
        [few] { $count } карты из колоды
       *[many] { $count } карт из колоды
    }
advice-reaches = под прицелом { $count ->
        [0] не будет никого, кто мешает
        [one] будет { $count } противник
        [few] будет { $count } противника
       *[many] будет { $count } противников
    }
advice-saves_life = { $life ->
        [1] спасает последнее очко жизни
       *[other] сберегает очко жизни, сейчас их { $life }
    }
advice-can_spare = { $life ->
        [1] это последнее очко жизни
       *[other] карта останется, а очко жизни уйдёт, сейчас их { $life }
    }
advice-keeps = на руке останется { $count ->
        [0] пусто
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
advice-cards_worth = это стоит примерно { $count ->
        [one] { $count } карты
       *[other] { $count } карт
    }
advice-little = разница невелика
advice-no_gain = обойдётся дороже, чем принесёт
advice-least_wanted = без этого рука теряет меньше всего
advice-stronger = важны свойство персонажа и его очки жизни
