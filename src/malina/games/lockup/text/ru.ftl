### Взаперти: тексты для игроков.
###
### Что стоит в аргументах, описано в malina/text/__init__.py. $seat, $victim, $first и $rank могут быть стражей.
### $cubes, $gains: фишки ресурсов по видам; $ranks: игроки с их силой или с тем, что они теряют.
### Имена не склоняются, поэтому стоят в именительном падеже.

## Игра

game-name = Взаперти
game-tagline = Шесть ночей, восемь локаций, и всегда кто-то подсматривает
game-about = Отправляйте банду по локациям подземелья, в открытую или взакрытую. Сильнейшему достаётся лучшее, неосторожному — подозрение. Мастерите контрабанду, вербуйте наёмников, читайте запретные книги и наберите больше всех репутации к последнему обыску. В одиночку вы играете против стражи.
score-title = Репутация

# Лица карт называются сообщениями token-…, item-… и так далее
pieces = token item goon tome goal trait guard card
# Этот аргумент — тоже игрок
persons = rank
# Эти поля — места игроков; -1: никто
holders = marker current superiority advance
seat-beyond = { seat-guards }
superiority-none = пока ни у кого
advance-none = пока ни у кого
seat-guards = Стража
victim-guards = стража
first-guards = стража
rank-guards = стража
other-guards = Стража

# Внутри предложения
inner-seat = { $seat_id ->
        [guards] стража
       *[other] { $seat }
    }

## Настройки

option-expert = Экспертный режим
option-expert-help = Сторона «Б» планшетов и черта для каждой банды.
option-guards = Стража
option-guards-help = Насколько сильна стража. Важно только в одиночной игре.
option-guards-moderate = Старая каталажка (обычный уровень)
option-guards-challenging = Сырая темница (высокий уровень)
option-guards-expert = Лютое подземелье (экстремальный уровень)
option-crews = Банды
option-crews-help = Кому какая банда достанется. На стороне «А» они различаются только цветом.
option-crews-random = по жребию
option-crews-chosen = каждый выбирает сам
option-first_player = Первый игрок
option-first_player-help = У кого фишка первого игрока в первом раунде. В одиночной игре она всегда у стражи.
option-first_player-random = по жребию
option-bandit_resource_at_setup = Разбойники приносят ресурсы сразу
option-bandit_resource_at_setup-help = Разбойники выкладывают ресурсы уже при подготовке, а не только в фазе караула.
option-cards = Файл карт
option-cards-help = Свой файл карт вместо обычного.
preset-first = Первая партия
preset-first-help = Основная игра, банды по жребию.
preset-base = Основная игра
preset-base-help = Банду каждый выбирает сам.
preset-expert = Экспертная игра
preset-expert-help = Сторона «Б» планшетов и черты.
preset-solo_moderate = В одиночку: Старая каталажка
preset-solo_moderate-help = Один игрок против стражи, обычный уровень.
preset-solo_challenging = В одиночку: Сырая темница
preset-solo_challenging-help = Один игрок против стражи, высокий уровень.
preset-solo_expert = В одиночку: Лютое подземелье
preset-solo_expert-help = Один игрок против стражи, экстремальный уровень.

## Жетоны

token-goblins_crew_2 = двойка
token-goblins_crew_3 = тройка
token-goblins_crew_4 = четвёрка
token-goblins_crew_5 = пятёрка
token-goblins_enforcer = громила
token-goblins_lookout = проныра
token-kobolds_crew_2 = двойка
token-kobolds_crew_3 = тройка
token-kobolds_crew_4 = четвёрка
token-kobolds_crew_5 = пятёрка
token-kobolds_enforcer = громила
token-kobolds_lookout = проныра
token-bugbears_crew_2 = двойка
token-bugbears_crew_3 = тройка
token-bugbears_crew_4 = четвёрка
token-bugbears_crew_5 = пятёрка
token-bugbears_enforcer = громила
token-bugbears_lookout = проныра
token-gnolls_crew_2 = двойка
token-gnolls_crew_3 = тройка
token-gnolls_crew_4 = четвёрка
token-gnolls_crew_5 = пятёрка
token-gnolls_enforcer = громила
token-gnolls_lookout = проныра
token-insectoids_crew_2 = двойка
token-insectoids_crew_3 = тройка
token-insectoids_crew_4 = четвёрка
token-insectoids_crew_5 = пятёрка
token-insectoids_enforcer = громила
token-insectoids_lookout = проныра
crew-goblins = Гоблины
crew-kobolds = Кобольды
crew-bugbears = Багберы
crew-gnolls = Гноллы
crew-insectoids = Инсектоиды

## Предметы

item-shiv = Заточка
item-bone_club = Костяная дубинка
item-brass_knuckles = Кастет
item-spiked_bracers = Шипастые наручи
item-patchwork_armor = Лоскутный доспех
item-cell_door_shield = Щит из двери камеры
item-chain_flail = Цепной кистень
item-garrote = Удавка
item-gilded_sabre = Золочёная сабля
item-executioner_axe = Топор палача
item-glass_beads = Стеклянные бусы
item-loaded_dice = Кости с подвохом
item-coin_pouch = Туго набитый кошель
item-forged_signet = Поддельная печатка
item-jewelled_comb = Гребень с самоцветами
item-silver_flask = Серебряная фляга
item-golden_tooth = Золотой зуб
item-music_box = Музыкальная шкатулка
item-lucky_skull = Череп на удачу
item-replica_crown = Копия королевской короны
item-gilded_idol = Золочёный идол
item-lockpicks = Отмычки
item-stink_bomb = Вонючая бомба
item-sleeping_draught = Сонное зелье
item-hex_doll = Кукла для порчи
item-crystal_orb = Хрустальный шар
item-fire_wand = Огненный жезл
item-spell_scroll = Свиток чар
item-elixir_of_might = Эликсир мощи
item-enchanted_chain = Зачарованная цепь
item-bottomless_sack = Бездонный мешок
item-alchemy_kit = Набор алхимика
item-demon_heart = Сердце демона
item-warden_keys = Ключи надзирателя

## Наёмники

goon-skinner_1 = Свежеватель
goon-skinner_2 = Свежеватель
goon-skinner_3 = Свежеватель
goon-skinner_4 = Свежеватель
goon-bandit_1 = Разбойник
goon-bandit_2 = Разбойник
goon-bandit_3 = Разбойник
goon-bandit_4 = Разбойник
goon-dwarf_1 = Дварф
goon-dwarf_2 = Дварф
goon-dwarf_3 = Дварф
goon-dwarf_4 = Дварф
goon-dwarf_5 = Дварф
goon-dwarf_6 = Дварф
goon-dwarf_7 = Дварф
goon-dwarf_8 = Дварф
goon-ratfolk_1 = Крысолюд
goon-ratfolk_2 = Крысолюд
goon-ratfolk_3 = Крысолюд
goon-ratfolk_4 = Крысолюд
goon-ratfolk_5 = Крысолюд
goon-ratfolk_6 = Крысолюд
goon-cultist_1 = Сектант
goon-cultist_2 = Сектант
goon-cultist_3 = Сектант
goon-cultist_4 = Сектант
goon-demon_1 = Демон
goon-demon_2 = Демон
goon-demon_3 = Демон
goon-hobgoblin_1 = Хобгоблин
goon-hobgoblin_2 = Хобгоблин
goon-hobgoblin_3 = Хобгоблин
goon-hobgoblin_4 = Хобгоблин

## Книги

tome-big_book_of_stealth = Справочник скрытности
tome-big_book_of_stealth-text = Жетоны, которые вы разместите взакрытую в этот ход, не идут в счёт предела.
tome-cutthroat_crafting = Убойное ремесло
tome-cutthroat_crafting-text = Пока вы платите за предмет: один знак его цены оплачивается фишкой соперника, у которого такая есть.
tome-atlas_of_hideouts = Атлас укрытий
tome-atlas_of_hideouts-text = Тайно посмотрите жетон соперника, лежащий взакрытую. В одиночной игре: откройте карту стражи.
tome-brawlers_handbook = Наставление драчуна
tome-brawlers_handbook-text = Когда жетоны открыты: ваша сила в этой проверке на 2 больше.
tome-book_of_back_doors = Книга чёрных ходов
tome-book_of_back_doors-text = Верните в каземат один свой жетон с поля. Эта локация для вас до конца раунда закрыта.
tome-treatise_on_alibis = Трактат об алиби
tome-treatise_on_alibis-text = Верните в запас до 2 своих фишек подозрения.
tome-art_of_slander = Искусство навета
tome-art_of_slander-text = Отдайте сопернику одну свою фишку подозрения.
tome-ragpickers_almanac = Альманах старьёвщика
tome-ragpickers_almanac-text = Получите 2 мусора.
tome-alchemists_notes = Записки алхимика
tome-alchemists_notes-text = Обменяйте до 2 своих ресурсов на любые другие, один к одному.
tome-blacksmiths_secrets = Секреты кузнеца
tome-blacksmiths_secrets-text = Пока вы платите за предмет: не платите за один знак его цены. Хотя бы один знак оплатить нужно.
tome-black_ledger = Чёрная бухгалтерия
tome-black_ledger-text = Заплатите любой ресурс и получите 1 золото.
tome-way_of_muscle = Путь мышцы
tome-way_of_muscle-text = Получите 1 фишку силы.
tome-recruiters_manual = Пособие вербовщика
tome-recruiters_manual-text = Пока вы вербуете в Столовой: вербовка дешевле на 2 ресурса.
tome-code_of_thieves = Воровской кодекс
tome-code_of_thieves-text = Зарезервируйте предмет из доступных бесплатно.

## Достижения

goal-sup_shields = Стена щитов
goal-sup_shields-text = Больше всех щитов, не меньше 3.
goal-sup_gems = Блеск и роскошь
goal-sup_gems-text = Больше всех самоцветов, не меньше 3.
goal-sup_magic = Ковен
goal-sup_magic-text = Больше всех знаков магии, не меньше 3.
goal-sup_items = Арсенал
goal-sup_items-text = Больше всех созданных предметов, не меньше 3.
goal-sup_goons = Самая большая шайка
goal-sup_goons-text = Больше всех наёмников, не меньше 3.
goal-sup_symbols = Мастера на все руки
goal-sup_symbols-text = Больше всех любых атрибутов вместе, не меньше 5.
goal-adv_items = Первый тайник
goal-adv_items-text = Первым создайте 3 предмета.
goal-adv_goons = Численный перевес
goal-adv_goons-text = Первым соберите 4 наёмников.
goal-adv_power = Тяжеловес
goal-adv_power-text = Первым наберите 5 фишек силы.
goal-adv_attributes = Полный комплект
goal-adv_attributes-text = Первым соберите щит, самоцвет и магию.
goal-adv_materials = На все руки
goal-adv_materials-text = Первым создайте предметы, в ценах которых есть все четыре ресурса.
goal-adv_kin = Одного поля ягоды
goal-adv_kin-text = Первым соберите 3 наёмников одного типа.
goal-end_items = Золотые руки
goal-end_items-text = Больше всех созданных предметов: первое и второе место.
goal-end_goons = Воевода
goal-end_goons-text = Больше всех наёмников: первое и второе место.
goal-end_tomes = Книжный червь
goal-end_tomes-text = Больше всех несыгранных книг: первое и второе место.
goal-end_sets = Гармония
goal-end_sets-text = Каждому: 3 звезды за набор из щита, самоцвета и магии.
goal-end_variety = Разношёрстная банда
goal-end_variety-text = Каждому: 2 звезды за каждый тип наёмников.
goal-end_gold = Золотая лихорадка
goal-end_gold-text = Каждому: 2 звезды за каждый созданный предмет, в цене которого есть золото.

## Черты

trait-hoarders = Барахольщики
trait-hoarders-text = Мусор: 2, предел хранения +1, звёзды: 3.
trait-moonshiners = Самогонщики
trait-moonshiners-text = Зелья: 2, звёзды: 3.
trait-metalheads = Жестянщики
trait-metalheads-text = Железо: 1, мусор: 1, звёзды: 3.
trait-gold_teeth = Золотозубые
trait-gold_teeth-text = Золото: 1, звёзды: 3.
trait-bruisers = Качки
trait-bruisers-text = Сила +1, звёзды: 4.
trait-brutes = Костоломы
trait-brutes-text = Сила +2, подозрение: 1, звёзды: 3.
trait-bookworms = Книгочеи
trait-bookworms-text = Книги: 2, звёзды: 2.
trait-scholars = Грамотеи
trait-scholars-text = Одна книга из двух, зелья: 1, звёзды: 2.
trait-ringleaders = Заводилы
trait-ringleaders-text = Верхний наёмник колоды, звёзды: 3.
trait-headhunters = Вербовщики
trait-headhunters-text = Один наёмник из трёх верхних, звёзды: 2.
trait-smugglers = Контрабандисты
trait-smugglers-text = Один предмет из трёх верхних в тайный резерв, мусор: 1, звёзды: 2.
trait-fences = Барыги
trait-fences-text = Мусор: 1, зелья: 1, звёзды: 4.
trait-notorious = Отъявленные
trait-notorious-text = Подозрение: 1, звёзды: 9.
trait-respected = Авторитетные
trait-respected-text = Звёзды: 7.
trait-inconspicuous = Неприметные
trait-inconspicuous-text = Книги: 1, мусор: 1, звёзды: 3.
trait-packrats = Запасливые
trait-packrats-text = Предел хранения +2, звёзды: 4.
trait-alchemists = Алхимики
trait-alchemists-text = Зелья: 1, железо: 1, звёзды: 2.
trait-veterans = Ветераны
trait-veterans-text = Сила +1, книги: 1, звёзды: 2.

## Стража

guard-guard_blue_1 = стражник (голубой, 1)
guard-guard_blue_2 = стражник (голубой, 2)
guard-guard_blue_3 = стражник (голубой, 3)
guard-guard_blue_4 = стражник (голубой, 4)
guard-guard_blue_5 = стражник (голубой, 5)
guard-guard_blue_power = стражник (голубой, кулак)
guard-guard_blue_lookout = стражник (голубой, глаз)
guard-guard_green_1 = стражник (зелёный, 1)
guard-guard_green_2 = стражник (зелёный, 2)
guard-guard_green_3 = стражник (зелёный, 3)
guard-guard_yellow_1 = стражник (жёлтый, 1)
guard-guard_yellow_2 = стражник (жёлтый, 2)
guard-guard_yellow_3 = стражник (жёлтый, 3)
guard-guard_yellow_4 = стражник (жёлтый, 4)
guard-guard_yellow_call = стражник (жёлтый, 2 и подкрепление)
guard-guard_red_2 = стражник (красный, 2)
guard-guard_red_3 = стражник (красный, 3)
guard-guard_red_4 = стражник (красный, 4)
guard-guard_red_5 = стражник (красный, 5)
guard-guard_red_call = стражник (красный, 3 и подкрепление)
card-loc_exercise_yard = Качалка
card-loc_sewers = Канализация
card-loc_infirmary = Лазарет
card-loc_smithy = Кузница
card-loc_commissary = Лавка
card-loc_chow_hall = Столовая
card-off_duty = Перерыв
location-exercise_yard = Качалка
location-sewers = Канализация
location-infirmary = Лазарет
location-smithy = Кузница
location-commissary = Лавка
location-chow_hall = Столовая
location-cell_block = Камеры
location-library = Библиотека

## Слова стола

cube-scrap = мусор
cube-potion = зелье
cube-iron = железо
cube-gold = золото
gain-scrap = мусор
gain-potion = зелье
gain-iron = железо
gain-gold = золото
ignored-scrap = мусор
ignored-potion = зелье
ignored-iron = железо
ignored-gold = золото
ignored-any = любой ресурс
stolen-scrap = мусор
stolen-potion = зелье
stolen-iron = железо
stolen-gold = золото
tokens-up = в открытую
tokens-down = взакрытую
window-start = Перед проверкой
window-compare = Перед сравнением силы
window-patrol = Перед караулом
window-raid = Перед обыском
way-exchange = обмен
way-alchemists_notes = Записки алхимика
way-black_ledger = Чёрная бухгалтерия
special-gain_scrap = получите мусор
special-gain_potion = получите зелье
special-gain_iron = получите железо
special-gain_gold = получите золото
special-discard_suspicion = сбросьте фишку подозрения
special-give_suspicion = отдайте сопернику фишку подозрения
special-gain_power = получите фишку силы
special-draw_tome = возьмите книгу
special-storage_plus_1 = предел хранения +1
special-exchange_resource = можете обменять ресурс на ресурс другого вида
special-choose_tome = посмотрите две книги и оставьте одну
type-skinner = Свежеватель
type-skinner-text = 4 звезды в конце игры.
type-bandit = Разбойник
type-bandit-text = 3 звезды в конце игры. На поле в каждом карауле выкладывает ресурс.
type-dwarf = Дварф
type-dwarf-text = Чем больше у вас дварфов, тем больше звёзд: за одного 1, за двоих 3, за троих 7, дальше 12, 18, 25, 30.
type-ratfolk = Крысолюд
type-ratfolk-text = Чем больше у вас крысолюдов, тем больше звёзд: за одного −3, за двоих 1, за троих 6, дальше 13, 25.
type-cultist = Сектант
type-cultist-text = Звезда за каждый созданный предмет.
type-demon = Демон
type-demon-text = 2 звезды за каждый знак атрибута, который на нём указан.
type-hobgoblin = Хобгоблин
type-hobgoblin-text = Звезда за каждую фишку силы.
attribute-shield = щит
attribute-gem = самоцвет
attribute-magic = магия

## Общее поле

place-item_deck = Колода предметов
place-goon_deck = Колода наёмников
place-goon_discard = Сброс наёмников
place-tome_deck = Колода книг
place-tome_discard = Сброс книг
place-goals = Достижения
place-goal_box = Прочие достижения
place-trait_deck = Колода черт
place-trait_box = Прочие черты
place-guard_deck = Колода стражи
place-guards_away = Стража вне поля
place-location_deck = Колода локаций
place-location_discard = Сброс локаций
place-room = Локация
place-goon_space = Наёмник
place-slot = Предмет
place-cell = Каземат
place-tomes = Книги
place-choice = На выбор
place-traits = Черты на выбор
place-trait = Черта
place-items = Предметы
place-goons = Наёмники
place-reserved = Резерв
room-exercise_yard = Качалка
room-sewers = Канализация
room-infirmary = Лазарет
room-smithy = Кузница
room-commissary = Лавка
room-chow_hall = Столовая
room-cell_block = Камеры
room-library = Библиотека
# Карта, которой читатель не видит, называется по тому, где лежит
face-down-room = { $seat_id ->
        [beyond] карта стражи ({ $room })
       *[other] жетон ({ $seat }, { $room })
    }
goon_space-sewers = Наёмник: Канализация
goon_space-infirmary = Наёмник: Лазарет
goon_space-smithy = Наёмник: Кузница
goon_space-commissary = Наёмник: Лавка
goon_space-chow_hall = Наёмник: Столовая
fact-round = Раунд
fact-step = Фаза
fact-location = Проверяется
fact-marker = Первый игрок
fact-current = Ход
fact-crews = Банды
fact-reputation = Репутация
fact-power = Сила
fact-suspicion = Подозрение
fact-storage = Предел хранения
fact-scrap = Мусор
fact-potion = Зелья
fact-iron = Железо
fact-gold = Золото
fact-supply = Запас
fact-suspicion_at = Подозрение в локациях
fact-bandits_at = Добро разбойников
fact-superiority = Превосходство
fact-advance = Опережение
fact-passed = Спасовали
fact-visited = Где размещены жетоны
fact-down = Размещено взакрытую
fact-hiding = Справочник скрытности
fact-brawl = Наставление драчуна
fact-peeked = Подсмотрено
# Заголовки узкой таблицы в терминале
column-reputation = ★
column-power = Сила
column-suspicion = Подозр.
column-scrap = Мусор
column-potion = Зелья
column-iron = Жел.
column-gold = Зол.
column-items = Предм.
column-goons = Наём.
column-tomes = Книги
column-cell = Казем.
step-setup = подготовка
step-roll_call = перекличка
step-lights_out = отбой
step-patrol = караул
step-final_raid = заключительный обыск
step-end = конец

## Решения

decision-choose_crew = Выберите банду
waiting-choose_crew = { $seat } выбирает банду
decision-trait = Выберите черту вашей банды
waiting-trait = { $seat } выбирает черту
decision-keep_card = Оставьте одну из этих карт
waiting-keep_card = { $seat } смотрит карты
decision-order_cards = Остальные уходят под колоду, первая — в самый низ
waiting-order_cards = { $seat } убирает карты под колоду
decision-turn = Перекличка: разместите жетоны в одной локации или спасуйте
waiting-turn = { $seat } размещает жетоны
decision-book = { $window }: сыграть книгу?
waiting-book = { $seat } может сыграть книгу
decision-reward_choice = { $location }, место { $place }: ваша награда
waiting-reward_choice = { $seat } берёт награду
decision-second_goon = Возьмите второго наёмника
waiting-second_goon = { $seat } берёт второго наёмника
decision-reserve_free = Зарезервируйте предмет бесплатно
waiting-reserve_free = { $seat } резервирует предмет
decision-keep_tome = Оставьте одну из книг, другая уйдёт под колоду
waiting-keep_tome = { $seat } смотрит книги
decision-blame = Кому отдать фишку подозрения?
waiting-blame = { $seat } отдаёт фишку подозрения
decision-trade = { $way_id ->
        [exchange] Обменять ресурс на ресурс другого вида?
        [black_ledger] Каким ресурсом заплатить за золото?
       *[other] Какие ресурсы на какие обменять?
    }
waiting-trade = { $seat } меняет ресурсы
decision-alibi = Сколько фишек подозрения вернуть?
waiting-alibi = { $seat } возвращает фишки подозрения
decision-spy = Какую карту посмотреть?
waiting-spy = { $seat } выбирает, что посмотреть
decision-back_door = Какой жетон вернуть в каземат?
waiting-back_door = { $seat } возвращает жетон в каземат
decision-return_cubes = Хранение: верните { $count ->
        [one] { $count } ресурс
        [few] { $count } ресурса
       *[many] { $count } ресурсов
    }, ваш предел { $limit }
waiting-return_cubes = { $seat } возвращает ресурсы
decision-reveal_guard = Ход стражи: какую её карту открыть?
waiting-reveal_guard = { $seat } открывает карту стражи

## Причины: почему спрашивают

cause-tome = { $tome }.

## Ходы

move-be = Играть за банду: { $crew }
move-choose_trait = Выбрать: { $trait }
move-keep_card = Оставить: { $card }
move-put_under = Убрать под колоду: { $cards }
move-place = { $location }: { $tokens }
move-pass = { $asked_id ->
        [book] Не играть книгу
       *[none] Спасовать
    }
move-play = Сыграть: { $tome }
move-take = Взять награду
move-choose = Взять: { $cube }
move-swap = Отдать { $cubes }, взять { $gains }
move-keep_cubes = Ничего не менять
move-recruit = Завербовать: { $goon }{ $goons ->
        [1] { "" }
       *[other] { " " }и ещё один
    }{ $cubes_count ->
        [0] { " " }бесплатно
       *[other] , заплатить { $cubes }
    }{ $tome_kind ->
        [text] { " " }({ $tome })
       *[none] { "" }
    }
move-take_goon = Взять: { $goon }
move-craft = Создать: { $item }{ $cubes_kind ->
        [list] , любой ресурс — { $cubes }
       *[none] { "" }
    }{ $ignored_kind ->
        [text] , не платить: { $ignored }
       *[none] { "" }
    }{ $stolen_kind ->
        [text] , чужой ресурс: { $stolen } ({ $victim })
       *[none] { "" }
    }
move-reserve = Зарезервировать: { $item }{ $cubes_kind ->
        [list] , заплатить { $cubes }
       *[none] { "" }
    }
move-decline = Отказаться
move-keep = Оставить: { $tome }
move-blame = Отдать: { $victim }
move-clear = Вернуть: { $count }
move-look = Посмотреть: { $token }
move-take_back = Вернуть в каземат: { $token }
move-give_back = Вернуть: { $cubes }
move-turn_up = Открыть: { $guard }

word-be = быть банда
word-choose_trait = черта
word-keep_card = карта
word-put_under = вниз
word-place = разместить жетоны
word-pass = пас спасовать
word-play = играть сыграть
word-take = взять
word-choose = выбрать
word-swap = обменять менять
word-keep_cubes = оставить-ресурсы
word-recruit = завербовать
word-take_goon = наёмник наемник
word-craft = создать
word-reserve = резерв зарезервировать
word-decline = отказ отказаться
word-keep = оставить
word-blame = отдать
word-clear = сбросить
word-look = смотреть посмотреть
word-take_back = забрать
word-give_back = сдать
word-turn_up = открыть

note-there = { $seat }: видно силы { $strength }{ $hidden ->
        [0] { "" }
       *[other] , взакрытую жетонов: { $hidden }
    }
note-for_good = до конца переклички
note-star_less = в конце на { $stars ->
        [one] звезду
       *[other] { $stars } звезды
    } меньше
note-to_library = жетоны уйдут в Библиотеку
note-stays_home = жетоны вернутся ни с чем
note-stars = звёзды { $from } → { $to }
note-loot = и добро разбойников: { $cubes }
note-brings = { $cubes_count ->
        [0] { "" }
       *[other] { $cubes }
    }{ $power ->
        [0] { "" }
       *[other] сила +{ $power }
    }{ $marker_id ->
        [true] { " " }и фишка первого игрока
       *[other] { "" }
    }{ $tomes ->
        [0] { "" }
        [one] книга
       *[other] книги: { $tomes }
    }{ $chosen ->
        [0] { "" }
       *[other] одна книга из двух
    }

## События

event-crew = { $seat } { $seat_me ->
        [you] выбираете
       *[other] выбирает
    } банду: { $crew }.
event-set_up = Камеры заполнены. Первый игрок — { $first }. Достижения: { $goals }.
event-board = { $seat } { $seat_me ->
        [you] получаете
       *[other] получает
    } сторону «Б» планшета: { $crew }, звёзд: { $stars }.
event-trait = { $seat } { $seat_me ->
        [you] выбираете
       *[other] выбирает
    } черту: { $trait }.
event-looked_at_cards = { $seat } { $seat_me ->
        [you] смотрите
       *[other] смотрит
    } карты: { $count }.
event-looked_at_cards-seen = Это { $cards }.
event-kept_item = { $seat } тайно { $seat_me ->
        [you] резервируете
       *[other] резервирует
    } один предмет.
event-kept_item-seen = Это { $item }.
event-put_under = { $seat } { $seat_me ->
        [you] убираете
       *[other] убирает
    } карты под колоду: { $count }.
event-round = Раунд { $round } из 6.
event-roll_call = Перекличка.
event-guards_stand = Стража встаёт на посты: в каждой локации, кроме Библиотеки, по карте взакрытую. В её колоде осталось: { $left }.
event-location_card = Стражу посылают: { $card }.
event-backup = { $location }: к страже пришло подкрепление!
event-placed = { $location }: { $seat } { $seat_me ->
        [you] размещаете
       *[other] размещает
    } { $tokens_count ->
        [0] { "" }
       *[other] жетоны в открытую ({ $tokens }){ $down ->
            [0] { "" }
           *[other] { " " }и{ " " }
        }
    }{ $down ->
        [0] { "" }
       *[other] взакрытую: { $down }
    }.
event-passed = { $seat } { $seat_me ->
        [you] пасуете
       *[other] пасует
    }{ $why_id ->
        [empty] : жетонов не осталось
       *[other] { "" }
    }.
event-played = { $seat } { $seat_me ->
        [you] играете
       *[other] играет
    } книгу: { $tome }.
event-looked = Атлас укрытий: { $seat } { $seat_me ->
        [you] смотрите
       *[other] смотрит
    } жетон ({ $victim }, { $location }).
event-looked-seen = Это { $token }.
event-took_back = Книга чёрных ходов: { $seat } { $seat_me ->
        [you] возвращаете
       *[other] возвращает
    } жетон в каземат ({ $location }).
event-took_back-seen = Это { $token }.
event-lights_out = Отбой.
event-opened = { $location }: { inner-seat } { $seat_me ->
        [you] открываете
       *[other] открывает
    }: { $tokens }.
event-nobody_there = { $location }: никого нет{ $suspicion ->
        [0] { "" }
       *[other] , подозрение остаётся
    }.
event-ranked = { $location }: { $ranks }.
event-suspected = { $location_kind ->
        [text] { $location }: { inner-seat }
       *[none] { $seat }
    } { $seat_me ->
        [you] берёте
       *[other] берёт
    } фишки подозрения: { $count }.
event-suspicion_stays = { $location }: подозрение остаётся, у всех здесь проныры.
event-gained = { $seat } { $seat_me ->
        [you] получаете
       *[other] получает
    } { $cubes }.
event-stronger = { $seat } { $seat_me ->
        [you] получаете
       *[other] получает
    } фишки силы: { $count }.
event-marker = { $seat } { $seat_me ->
        [you] получаете
       *[other] получает
    } фишку первого игрока.
event-swapped = { $seat } { $seat_me ->
        [you] отдаёте
       *[other] отдаёт
    } { $cubes } и { $seat_me ->
        [you] берёте
       *[other] берёт
    } { $gains }.
event-kept_cubes = { $seat } ничего не { $seat_me ->
        [you] меняете
       *[other] меняет
    }.
event-paid = { $seat } { $seat_me ->
        [you] платите
       *[other] платит
    } { $cubes }.
event-robbed = Убойное ремесло: { $seat } { $seat_me ->
        [you] платите
       *[other] платит
    } чужим ресурсом: { $cube } ({ $victim }).
event-crafted = { $seat } { $seat_me ->
        [you] создаёте
       *[other] создаёт
    } предмет: { $item }, звёзд: { $stars }.
event-reserved = { $seat } { $seat_me ->
        [you] резервируете
       *[other] резервирует
    } предмет: { $item }{ $cubes_count ->
        [0] { " " }(бесплатно)
       *[other] { " " }({ $cubes })
    }.
event-recruited = { $seat } { $seat_me ->
        [you] вербуете
       *[other] вербует
    } наёмника: { $goon }.
event-drew_tomes = { $seat } { $seat_me ->
        [you] берёте
       *[other] берёт
    } книги: { $count }.
event-drew_tomes-seen = Это { $tomes }.
event-looked_at_tomes = { $seat } { $seat_me ->
        [you] смотрите
       *[other] смотрит
    } книги: { $count }.
event-looked_at_tomes-seen = Это { $tomes }.
event-kept_tome = { $seat } { $seat_me ->
        [you] оставляете
       *[other] оставляет
    } себе книгу.
event-kept_tome-seen = Это { $tome }.
event-loot = { $location }: { inner-seat } { $seat_me ->
        [you] забираете
       *[other] забирает
    } добро разбойников: { $cubes }.
event-declined = { $location }: { $seat } { $seat_me ->
        [you] отказываетесь
       *[other] отказывается
    } от награды.
event-no_use = { $location }: { inner-seat } не { $seat_me ->
        [you] можете
       *[other] может
    } взять награду за место { $place }.
event-to_library = { $location }: { inner-seat } { $seat_me ->
        [you] отправляетесь
       *[other] отправляется
    } в Библиотеку.
event-more_storage = { $seat }: предел хранения теперь { $limit }.
event-cleared = { $seat } { $seat_me ->
        [you] возвращаете
       *[other] возвращает
    } фишки подозрения: { $count }.
event-blamed = { $seat } { $seat_me ->
        [you] отдаёте
       *[other] отдаёт
    } фишку подозрения. Её берёт { $victim }.
event-stars = { $seat } { $seat_me ->
        [you] получаете
       *[other] получает
    } звёзды вместо книги: { $stars }.
event-superiority = { $goal }: { inner-seat } { $seat_me ->
        [you] получаете
       *[other] получает
    } карту достижения{ $victim_kind ->
        [none] { "" }
       *[other] { " " }(прежде — { $victim })
    }.
event-advance = { $goal }: { inner-seat } { $seat_me ->
        [you] успеваете
       *[other] успевает
    } { $seat_id ->
        [guards] первой
       *[other] первым
    }, звёзд: { $stars }.
event-patrol = Караул.
event-returned = Хранение: { $seat } { $seat_me ->
        [you] возвращаете
       *[other] возвращает
    } { $cubes }.
event-new_item = Новый предмет: { $item }.
event-goon_left = { $goon } уходит из Столовой.
event-new_goon = { $location }: новый наёмник, { $goon }.
event-short = Нужно фишек подозрения: { $need }, а в запасе { $there }.
event-suspicion_laid = Подозрение выложено, в запасе осталось фишек: { $left }.
event-bandit = { $location }: разбойник выкладывает { $cube }.
event-raid_begins = Обыск!
event-raid = Обыск. { $ranks_count ->
        [0] Никто ничего не теряет.
       *[other] Потеряно звёзд: { $ranks }.
    }
event-ended = Партия окончена. { $winners_count ->
        [0] Победила стража.
       *[other] Победа: { $winners }.
    }

## Счёт

score-seats = { $seat }: на треке { $reputation }, превосходство { $superiority }, конец игры { $goal }, наёмники { $goons }, ресурсы { $cubes }, книги { $tomes }, фишка первого игрока { $marker }; всего { $total }, предметов: { $items }
score-guards = Стража: на треке { $reputation }, превосходство { $superiority }, конец игры { $goal }, наёмники { $goons }, ресурсы { $cubes }, книги { $tomes }, фишка первого игрока { $marker }; всего { $total }, предметов: { $items }
score-escape = { $missing ->
        [0] На воле! Отрыв от стражи: { $margin }
        [one] До побега не хватило { $missing } звезды ({ $margin })
       *[other] До побега не хватило { $missing } звёзд ({ $margin })
    }
arena-ending-reputation = Предметы, достижения и обыски
arena-ending-superiority = Превосходство
arena-ending-goal = Достижение конца игры
arena-ending-goons = Наёмники
arena-ending-cubes = Ресурсы
arena-ending-tomes = Книги
arena-ending-marker = Фишка первого игрока
arena-ending-guards = Стража

## Отказы

refuse-already-passed = Вы спасовали, и это до конца переклички.
refuse-already-there = В этом раунде вы там уже размещали жетоны. Выберите другую локацию.
refuse-blame-yourself = Выберите соперника.
refuse-cannot-pay = Заплатить не получится: нужен каждый напечатанный ресурс, а за знак «любой» — любая фишка.
refuse-crew-taken = Эту банду уже взяли.
refuse-goons-too-dear = Это стоит { $price }, а ресурсов у вас { $money }.
refuse-location-closed = В Библиотеку сами не ходят: туда попадают проигравшие.
refuse-no-effect = Сейчас эта книга ничего не даст.
refuse-no-such-crew = Такой банды нет.
refuse-no-such-goon = Такого наёмника на поле нет, или их не хватает.
refuse-no-such-guard = Такой закрытой карты стражи нет. Выберите одну из тех, что лежат на поле.
refuse-no-such-item = Такого предмета нет ни среди доступных, ни в вашем резерве.
refuse-no-such-location = Такой локации нет.
refuse-no-such-player = Такого соперника нет.
refuse-no-such-token = Такого жетона в вашем каземате нет.
refuse-no-such-tome = Этой книги у вас нет.
refuse-not-offered = Выберите одну из предложенных карт.
refuse-not-so-many-goons = Ваше место не даёт вербовать столько наёмников.
refuse-not-so-much-suspicion = Вернуть можно не больше { $most }.
refuse-not-your-cubes = Таких ресурсов у вас нет.
refuse-not-your-token = Выберите свой жетон на поле.
refuse-nothing-to-see = Выберите карту соперника, которая лежит взакрытую и которой вы ещё не видели.
refuse-other-reward = { $location }: ваше место этого не даёт.
refuse-place-something = Разместите хотя бы один жетон или спасуйте.
refuse-return-so-many = Верните ровно { $count }, а не { $there }.
refuse-same-kind = Обменять можно только на ресурс другого вида.
refuse-supply-empty = В запасе этого нет.
refuse-too-many-face-down = За раунд взакрытую можно разместить жетонов: { $most }. Осталось { $left }.
refuse-wrong-number-of-cubes = Не то число фишек.
refuse-with-a-payment = Эта книга играется вместе с оплатой: выберите оплату, в которой она названа.
refuse-wrong-time = Эту книгу сейчас сыграть нельзя.

# ---- why a bot would make a move ----

advice-first_place = сила { $strength }: первое место с вероятностью { $percent } %
advice-places = первое место стоит около { $won } ★, второе около { $missed } ★
advice-covered = проныра прикроет от подозрения, его там { $suspicion }
advice-suspect = подозрение там ({ $suspicion }) достанется вам с вероятностью { $percent } %
advice-bluff = слабый жетон взакрытую пугает не хуже сильного
advice-unseen = взакрытую: соперникам не видно, стоит ли спорить
advice-worth = это примерно { $stars } ★
advice-tome = сейчас книга даёт около { $now } ★, а в руке стоит около { $kept } ★
advice-tome_kept = книги пригодятся больше в другой раз
advice-tokens_home = остальные жетоны больше не принесут, чем потеряют
advice-declined = это примерно { $stars } ★: жетоны пойдут в Библиотеку
advice-blamed = { $victim }: подозрения уже { $suspicion }, обыск ударит сильнее
advice-cubes_left = остаётся то, что нужно для предметов
advice-guard_stake = в этой локации решается около { $stars } ★, и вы ещё можете туда пойти
advice-guard_elsewhere = в эту локацию вы больше не пойдёте
