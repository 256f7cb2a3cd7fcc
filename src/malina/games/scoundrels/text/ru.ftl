### 3000 негодяев: тексты для игроков. Что стоит в аргументах, описано в malina/text/__init__.py.
### Негодяя читают как особенность и профессию; `when-<trait>` и `does-<job>` складываются в предложение.

## Игра

game-name = 3000 негодяев
game-tagline = Любая карта может быть блефом, любая метка на сейфе — ложью
game-about = Кладите покерные карты лицом вниз, объявляйте что угодно и пользуйтесь тем, что даёт ячейка: свойствами главаря и нанятых негодяев. Каждый негодяй — это особенность и профессия, всего 3000 сочетаний. Разведывайте сейфы, врите о них, крадите лучшие и ловите соперников на блефе.

## Карты

pieces = trait job safe strategy poker
# Эти поля — места игроков; -1: никто
holders = first turn scout
persons = owner doubter opponent player by
signed = { $rank }{ $suit }
poker-poker = покерная карта
suit-S-sign = ♠
suit-C-sign = ♣
suit-H-sign = ♥
suit-D-sign = ♦
trait-restless = Беспокойный
trait-polite = Любезный
trait-tireless = Неутомимый
trait-sensitive = Чуткий
trait-energetic = Энергичный
trait-charming = Обаятельный
trait-lightning_fast = Молниеносный
trait-fearless = Бесстрашный
trait-talkative = Болтливый
trait-greedy = Жадный
trait-deceitful = Лживый
trait-pesky = Назойливый
trait-elderly = Пожилой
trait-honest = Честный
trait-generous = Щедрый
trait-cruel = Жестокий
trait-dirty = Грязный
trait-cocky = Дерзкий
trait-cowardly = Трусливый
trait-wealthy = Богатый
trait-sleepy = Сонный
trait-corrupt = Продажный
trait-seductive = Соблазнительный
trait-tired = Уставший
trait-drunk = Пьяный
trait-lucky = Везучий
trait-grumpy = Ворчливый
trait-hungry = Голодный
trait-sneaky = Хитрый
trait-lonely = Одинокий
trait-famous = Знаменитый
trait-stubborn = Упрямый
trait-patient = Терпеливый
trait-gloomy = Мрачный
trait-nervous = Нервный
trait-young = Юный
trait-mysterious = Загадочный
trait-curious = Любопытный
trait-vengeful = Мстительный
trait-loyal = Преданный
trait-reckless = Безрассудный
trait-stunning = Ошеломляющий
trait-narcissistic = Самовлюблённый
trait-cybernetic = Кибернетический
trait-brilliant = Блестящий
trait-augmented = Аугментированный
trait-electrified = Наэлектризованный
trait-futuristic = Футуристический
trait-radioactive = Радиоактивный
trait-steam_powered = Паровой
when-restless = После использования негодяя справа
when-polite = После использования негодяя слева
when-tireless = После использования любого соседа
when-sensitive = После использования негодяя сверху или снизу
when-energetic = После использования негодяя слева или справа
when-charming = Сразу при найме
when-lightning_fast = Сразу при найме
when-fearless = После того как вы потеряли репутацию
when-talkative = После того как вы получили репутацию
when-greedy = После того как другой негодяй принёс вам деньги
when-deceitful = После того как вы пометили сейф числом, которого на этом участке не бывает
when-pesky = После того как вы наняли негодяя
when-elderly = В начале вашего хода, потом в сброс
when-honest = Когда вы кладёте «0» лицом вверх рядом с планшетом
when-generous = В начале вашего хода, если у вас 0 $
when-cruel = Ячейка 3, 5 или 6, ваш подручный идёт в тюрьму
when-dirty = Ячейка 2
when-cocky = Ячейка 5
when-cowardly = Ячейка A
when-wealthy = Ячейка 6, бонус 1 $
when-sleepy = В конце дня
when-corrupt = Ячейка 4, бонус 1 $
when-seductive = Ячейка 2 или 6
when-tired = Ячейка 6
when-drunk = Ячейка 3 или 6
when-lucky = Ячейка A или 6
when-grumpy = Ячейка 4 или 6
when-hungry = Ячейка 3, бонус 1 $
when-sneaky = Ячейка 5 или 6
when-lonely = Ячейка 6, бонус 1 $
when-famous = Ячейка A или 2
when-stubborn = Ячейка 4
when-patient = Ячейка A, бонус 1 $
when-gloomy = Ячейка 6
when-nervous = Ячейка 2, бонус 1 $
when-young = Ячейка 3
when-mysterious = Ячейка 3 или 4
when-curious = После того как вы разведали сейф
when-vengeful = После того как соперник поставил подручного на вашу карту
when-loyal = После того как ваш подручный вышел из тюрьмы
when-reckless = Сразу при найме, можно дважды
when-stunning = Ячейка 6, можно дважды
when-narcissistic = В конце вашего хода
when-cybernetic = Ячейка 5 или 6
when-brilliant = Любая ячейка
when-augmented = Ячейка 4 или 6
when-electrified = После использования любого соседа, бонус 1 $
when-futuristic = После того как вы украли сейф
when-radioactive = В начале вашего хода, можно дважды, потом в сброс
when-steam_powered = Ячейка 3, 4 или 6, бонус 1 $
job-prospector = старатель
job-banker = банкир
job-dog = пёс
job-calf = телёнок
job-loan_shark = ростовщик
job-courier = посыльный
job-deputy = помощник шерифа
job-investor = инвестор
job-gambler = картёжник
job-priest = священник
job-printer = печатник
job-tracker = следопыт
job-farmer = фермер
job-bartender = бармен
job-coachman = кучер
job-drifter = бродяга
job-journalist = журналист
job-cook = повар
job-con_artist = аферист
job-doctor = врач
job-shrink = мозгоправ
job-bailiff = пристав
job-horse = конь
job-innkeeper = хозяин гостиницы
job-undertaker = могильщик
job-raider = налётчик
job-bank_robber = грабитель банков
job-mercenary = наёмник
job-prisoner = заключённый
job-genius = гений
job-tailor = портной
job-pickpocket = карманник
job-smuggler = контрабандист
job-burglar = взломщик
job-spy = шпион
job-judge = судья
job-tax_collector = сборщик налогов
job-cartographer = картограф
job-outlaw = преступник
job-inventor = изобретатель
job-renegade = ренегат
job-test_subject = подопытный
job-automaton = автоматон
job-mutant = мутант
job-abomination = монстр
job-copycat = подражатель
job-arsonist = поджигатель
job-gunslinger = стрелок
job-marshal = маршал
job-safecracker = медвежатник
job-train_robber = грабитель поездов
job-scientist = учёный
job-tycoon = магнат
job-mayor = мэр
job-hypnotist = гипнотизёр
job-cyborg = киборг
job-mechanic = механик
job-collector = коллекционер
job-forger = фальсификатор
job-executioner = палач
does-prospector = получите 3 $
does-banker = получите 4 $
does-dog = разведайте и пометьте любой сейф, потом сбросьте этого негодяя
does-calf = получите 5 $, потом сбросьте этого негодяя
does-loan_shark = получите 2 $, а если у вас не меньше 6 $, то 4 $
does-courier = получите 1 $, потом можете нанять негодяя из салуна
does-deputy = отправьте в тюрьму свободного подручного соперника и получите 2 $
does-investor = получите 1 $ за каждую свою карту, сыгранную сегодня
does-gambler = откройте верхнюю карту своей колоды: 5 $ за пятёрку или шестёрку, иначе 2 $; карта замешивается обратно
does-priest = освободите подручного; за чужого получите 1 репутацию
does-printer = получите 2 $; можете сменить число своей метки на участке
does-tracker = разведайте и пометьте любой сейф
does-farmer = получите 2 $
does-bartender = получите 1 $ за каждого своего негодяя, но не больше 4 $
does-coachman = разведайте и пометьте сейф в депо, получите 1 $
does-drifter = если у вас меньше 4 $, получите 4 $
does-journalist = подсмотрите закрытую карту соперника и получите 3 $
does-cook = заплатите 1 $ за 1 репутацию
does-con_artist = потеряйте 1 репутацию ради 5 $
does-doctor = получите 2 $, потом можете нанять верхнего негодяя из сброса
does-shrink = освободите подручного; можете поставить его на закрытую карту соперника
does-bailiff = воспользуйтесь офисом шерифа
does-horse = используйте другого своего негодяя
does-innkeeper = используйте негодяя из салуна
does-undertaker = используйте верхнего негодяя из сброса и положите его под стопку сброса
does-raider = отправьте своего подручного в тюрьму и украдите любой сейф
does-bank_robber = заплатите 3 $ и украдите любой сейф
does-mercenary = отправьте в тюрьму по подручному каждого соперника; получите 1 $ и по 1 $ за каждого из них
does-prisoner = каждый соперник отправляет подручного в тюрьму или теряет 1 репутацию
does-genius = пометьте, не глядя, сейф на участке или свой украденный
does-tailor = обменяйте профессию другого своего негодяя на профессию негодяя из салуна или ещё одного своего
does-pickpocket = украдите у соперника до 3 $
does-smuggler = украдите сейф из депо
does-burglar = заплатите 2 $ и украдите сейф из поместья
does-spy = разведайте и пометьте два разных сейфа
does-judge = если в тюрьме нет ваших подручных, получите 1 репутацию
does-tax_collector = украдите по 1 $ у каждого соперника и получите 1 $
does-cartographer = разведайте и пометьте сейф в лаборатории, получите 1 $
does-outlaw = заплатите 2 $ и украдите любой сейф
does-inventor = украдите неиспользуемый сейф выбранного цвета
does-renegade = если у кого-то из соперников украденных сейфов больше, украдите любой сейф
does-test_subject = разведайте и пометьте неиспользуемый сейф; можете обменять его на свой
does-automaton = возьмите карту из своей колоды и получите 2 $
does-mutant = взгляните на верхнюю карту своей колоды, можете перемешать её, потом возьмите карту
does-abomination = сбросьте другого своего негодяя ради 1 репутации и 3 $
does-copycat = обменяйте эту профессию на профессию негодяя из салуна
does-arsonist = уберите свою закрытую карту под низ колоды; подручные на ней выбывают из игры
does-gunslinger = соперник с репутацией не ниже вашей теряет 1, а вы получаете 1 репутацию
does-marshal = подсмотрите закрытую карту соперника; можете поставить на неё подручного
does-safecracker = разведайте и пометьте любой сейф; можете заплатить 2 $ и украсть его
does-train_robber = украдите сейф из депо и получите 2 $
does-scientist = разведайте и пометьте сейф в лаборатории, получите 2 $
does-tycoon = получите 6 $
does-mayor = получите 1 репутацию и 2 $
does-hypnotist = соперник отдаёт вам 3 $ или теряет 1 репутацию
does-cyborg = получите 2 $
does-mechanic = воспользуйтесь любым свойством планшета главаря
does-collector = получите 2 $ за каждый украденный вами сейф
does-forger = пометьте один из украденных вами сейфов и получите 2 $
does-executioner = получите 1 $ за каждого подручного в тюрьме, но не больше 5 $
does-shakedown = после свойства главаря «3» или «4»: украдите у соперника 1 $
does-iron_fist = в конце дня: получите 2 $ за каждый разоблачённый вами блеф, но не больше 4 $
does-transform_allies = в начале хода: заплатите 1 $ и обменяйте особенность своего негодяя на особенность негодяя из салуна
does-field_test = после найма: заплатите 1 $, разведайте и пометьте любой сейф
does-watchful_eye = поставив подручного на карту соперника в его ход: получите 1 $
does-jailbreak = в начале хода: заплатите 1 $ и освободите своего подручного
does-interest = в начале хода, если у вас не меньше 6 $: получите 1 $
does-deep_pockets = подкуп шерифа обходится вам на 3 $ дешевле
strategy-shakedown = Вытрясти долги
strategy-iron_fist = Железный кулак
strategy-transform_allies = Преобразить союзников
strategy-field_test = Полевые испытания
strategy-watchful_eye = Зоркий глаз
strategy-jailbreak = Побег из тюрьмы
strategy-interest = Проценты с капитала
strategy-deep_pockets = Толстый кошелёк
safe-light_coil = Световая спираль (2)
safe-breeze_box = Ветродуй (2)
safe-wireless_switch = Беспроводной переключатель (3)
safe-power_brick = Энергокирпич (4)
safe-picture_box = Ящик с картинками (4)
safe-cold_cabinet = Морозный шкаф (5)
safe-counting_slate = Счётная дощечка (2)
safe-whisper_beads = Шепчущие бусины (3)
safe-instant_photographer = Мгновенный фотограф (3)
safe-miracle_medicine = Чудо-лекарство (4)
safe-handheld_gadget = Карманная штуковина (5)
safe-knowledge_box = Ящик знаний (6)
safe-buzzing_brush = Жужжащая щётка (2)
safe-everlasting_ribbon = Вечная липучка (2)
safe-mechanical_bird = Механическая птица (4)
safe-robotic_arm = Механическая рука (5)
safe-thinking_mirror = Думающее зеркало (6)
safe-bottled_sun = Солнце в бутылке (7)
boss-preston_caine = Престон Кейн
boss-doc_zimmer = Док Циммер
boss-lilith_boone = Лилит Бун
boss-milton_goff = Милтон Гофф
location-depot = депо
location-estate = поместье
location-laboratory = лаборатория
cell-top_left = вверху слева
cells-top_left = вверху слева
cell-top_mid = вверху посередине
cells-top_mid = вверху посередине
cell-top_right = вверху справа
cells-top_right = вверху справа
cell-bottom_left = внизу слева
cells-bottom_left = внизу слева
cell-bottom_mid = внизу посередине
cells-bottom_mid = внизу посередине
cell-bottom_right = внизу справа
cells-bottom_right = внизу справа
service-sell_information = продать информацию: +2 $
service-bail_one = внести залог за одного
service-bail_two = внести залог за двоих
service-bribe = подкупить шерифа
what-jail_own_available_henchman = отправить подручного в тюрьму
what-lose_1_reputation = потерять 1 репутацию
what-give_you_3_money = отдать 3 $

## Места

place-trait_deck = Колода особенностей
place-job_deck = Колода профессий
place-purple_deck = Колода фиолетовых профессий
place-pile = Стопка сброса
place-box = Коробка
place-saloon = Салун
place-safe = Сейф
place-unused = Неиспользуемые сейфы
place-hand = Рука
place-deck = Покерная колода
place-open = Открытый ноль
place-shown = Показанная карта
place-stolen = Украденные сейфы
place-strategy = Карта стратегии
place-slot = Ячейка
place-cell = Клетка
fact-leaders = Главарь
fact-money = Деньги
fact-reputation = Репутация
fact-supply = Свободные подручные
fact-jail = Подручные в тюрьме
fact-destroyed = Подручные вне игры
fact-suspicions = Подозрения
fact-marks = Метки
fact-played = Карт сыграно сегодня
fact-exposed = Блефов разоблачено сегодня
fact-day = День
fact-round = Круг
fact-first = Первый игрок
fact-turn = Ход
fact-step = Шаг
fact-slot = Сыгранная ячейка
fact-leader_used = Главарь использован
fact-stamped = Использованы
fact-uses = Выполняется
fact-waiting = Ждут реакции
fact-passed = Пас
fact-scout = Разведывает
fact-scouted = Разведанный сейф
step-setup = подготовка
step-start = начало хода
step-plan = план
step-abilities = свойства
step-hire = наём или шериф
step-end = конец хода
step-last_chance = последний шанс
step-exposing = разоблачение
step-day = конец дня
step-morning = перед новым днём

## Настройки стола

option-length = Длина партии
option-length-help = Два дня, как советуют для первой партии, или три.
option-length-short = Два дня
option-length-long = Три дня
option-strategy_cards = Карты стратегии
option-strategy_cards-help = Каждый тайно выбирает одну из двух карт своего главаря.
option-more_scoundrels = Ещё больше негодяев
option-more_scoundrels-help = Шестая клетка на каждом планшете. Только для трёх дней.
option-wild_saloon = Дикий-дикий салун
option-wild_saloon-help = У фиолетовых профессий своя колода, а хранить три сейфа можно с первого дня. Только для трёх дней.
option-start_with_zero = Начать с нуля
option-start_with_zero-help = На руках у каждого с самого начала «0». Только для трёх дней.
option-cards = Свой набор карт
option-cards-help = Файл с другими картами. Многие наши значения реконструированы: в коробке с игрой они могут быть иными.
preset-first = Первая партия
preset-first-help = Два дня без дополнений.
preset-long = Долгая партия
preset-long-help = Три дня без дополнений.
preset-everything = Всё сразу
preset-everything-help = Три дня со всеми дополнениями.
module-more_scoundrels = Ещё больше негодяев
module-wild_saloon = Дикий-дикий салун
module-start_with_zero = Начать с нуля

## Решения

decision-plan = Какую карту в какую ячейку вы кладёте?
decision-use_ability =
    { $step_id ->
        [start] Начало хода. Какое свойство используете?
        [end] Конец хода. Какое свойство используете?
        [day] Конец дня. Какое свойство используете?
        [waiting] Какую реакцию используете?
       *[abilities] Ячейка { $slot }: какое свойство используете?
    }
decision-who_is_first = Действовать хотят несколько игроков. Кто первый?
decision-hire_or_office = У вас { $money } $: наймите негодяя или загляните в офис шерифа
decision-office = Чего вы хотите в офисе шерифа?
decision-when_hired = Использовать сразу? В сброс негодяй уйдёт в любом случае
decision-discard_one = Мест нет. Кого сбросить?
decision-arrange = На какую клетку? Можно переставить всех своих негодяев
decision-give_up = Кого вы за это сбросите?
decision-choose =
    { $op_id ->
        [scout_safe] Какой сейф вы разведаете?
        [mark_safe] Какой сейф вы пометите?
        [remark_safe] Какую метку сменить?
        [steal_safe] Какой сейф вы украдёте?
        [swap_scouted_unused_with_own_stolen] Какой из своих сейфов вы за него отдадите?
        [free_henchman] Чьего подручного вы освободите?
        [place_freed_henchman] На какую карту его поставить?
        [place_own_henchman] Поставить на неё подручного?
        [scout_poker] Какую карту вы подсмотрите?
        [shuffle_own_deck] Перемешать свою колоду?
        [return_own_played_card] Какую карту вы уберёте?
        [hire] Кого вы наймёте?
        [use_scoundrel] Кого вы используете?
        [use_sheriff_option] Чего вы хотите в офисе шерифа?
        [use_leader_ability] Какое свойство главаря?
        [swap_job] Кто меняется профессиями?
        [swap_trait] Кто меняется особенностями?
       *[none] Кто из соперников?
    }
decision-again = Использовать ещё раз?
decision-mark = Каким числом пометить?
decision-abandon = Лишний сейф. Какой вы бросите?
decision-suspect = Поставить подручного? Свободных у вас: { $left }
decision-last_doubt = Поставить подручного? Свободных у вас: { $left }
decision-before_it_is_jailed = Поставить подручного? Свободных у вас: { $left }
decision-suffer = Что вы выбираете?
decision-who_begins = У вас больше всех репутации. Кто начинает день?
decision-choose_strategy = Какую карту стратегии положить взакрытую?

## Причины

cause-safe =
    { $value ->
        [0] Сейф, участок: { $location }.
       *[other] Участок: { $location }. Внутри { $value }.
    }
cause-card = { $victim }: карта в ячейке { $slot }.
cause-using =
    { $kind_id ->
        [scoundrel] { $source } { $job }.
        [strategy] { $source }.
        [leader] Свойство главаря, ячейка { $source }.
       *[office] Офис шерифа.
    }
cause-suffering =
    { $kind_id ->
        [scoundrel] { $by }: { $source } { $job }.
        [strategy] { $by }: { $source }.
        [leader] { $by }: Свойство главаря, ячейка { $source }.
       *[office] { $by }: Офис шерифа.
    }
cause-hired = Вы нанимаете: { $trait } { $job }.

## Цены

note-wakes =
    { $sheet_id ->
        [true] ячейка { $slot } даёт свойство главаря
       *[false] ячейка { $slot }
    }{ $traits_count ->
        [0] { "" }
       *[other] { ": " }{ $traits }
    }
note-scoundrel = { $trait } { $job }. { $when }: { $does }
note-strategy = { $does }
note-price =
    { $money ->
        [0] даром
       *[other] стоит { $money } $
    }
note-leaves = { $trait } уходит из салуна
note-safe =
    { $value ->
        [0] { $location }, сейф { $number }
       *[other] { $location }, сейф { $number }: вы знаете, внутри { $value }
    }

## Ожидание

waiting-plan = { $seat } кладёт карту
waiting-use_ability = { $seat } думает о свойствах
waiting-who_is_first = { $seat } решает, кто первый
waiting-hire_or_office = { $seat } нанимает или идёт к шерифу
waiting-office = { $seat } в офисе шерифа
waiting-when_hired = { $seat } думает о новом негодяе
waiting-discard_one = { $seat } освобождает место
waiting-arrange = { $seat } расставляет негодяев
waiting-give_up = { $seat } сбрасывает негодяя
waiting-choose = { $seat } использует свойство
waiting-again = { $seat } думает, использовать ли ещё раз
waiting-mark = { $seat } помечает сейф
waiting-abandon = { $seat } бросает сейф
waiting-suspect = { $seat } может усомниться
waiting-last_doubt = { $seat } в последний раз может усомниться
waiting-before_it_is_jailed = { $seat } может успеть поставить подручного
waiting-suffer = { $seat } выбирает из двух зол
waiting-who_begins = { $seat } решает, кто начинает день
waiting-choose_strategy = { $seat } выбирает карту стратегии

## Ходы

move-play = Положить { $card } в ячейку { $slot }
move-play_open = Положить «0» лицом вверх
move-use = Использовать: { $ability }
move-leader = Использовать свойство главаря
move-done = Больше ничего
move-first = Первый ход: { $player }
move-hire = Нанять: { $scoundrel }
move-office = К шерифу
move-visit = { $service }
move-use_it = Использовать
move-decline = Отказаться
move-discard = Сбросить: { $scoundrel }
move-put = Поставить: { $cell }
move-keep = Оставить всех на местах
move-arrange = Расставить: { $cells }
move-do_it = Да
move-pick_safe = Сейф: { $safe }
move-pick_unused = Неиспользуемый сейф: { $location }
move-remark = { $safe }: вместо { $old } поставить { $number }
move-pick_opponent = { $opponent }
move-pick_henchman = Подручный: { $owner }
move-pick_card = { $victim }, ячейка { $slot }
move-pick_scoundrel = { $scoundrel }
move-swap = Поменять: { $scoundrel } и { $other }
move-pick_option = { $service }
move-pick_ability = Свойство главаря в ячейке { $slot }
move-again = Ещё раз
move-enough = Достаточно
move-mark = Пометить: { $number }
move-move_mark = Переставить метку { $token } с сейфа { $source } числом { $number }
move-no_mark = Не метить
move-abandon = Бросить: { $safe }
move-doubt = Не верю: поставить подручного
move-pass = Верю
move-suffer = { $what }
move-begin = Начинает { $player }
move-choose_strategy = Выбрать: { $strategy }
word-play = положить кладу
word-play_open = открыто ноль
word-use = использовать
word-leader = главарь планшет
word-done = хватит готово
word-first = первый
word-hire = нанять
word-office = шериф офис
word-visit = услуга
word-use_it = сразу
word-decline = отказаться
word-discard = сбросить
word-put = поставить
word-keep = оставить
word-arrange = расставить
word-do_it = ладно
word-pick_safe = сейф
word-pick_unused = неиспользуемый
word-remark = сменить
word-pick_opponent = соперник
word-pick_henchman = подручный
word-pick_card = карта
word-pick_scoundrel = негодяй
word-swap = поменять
word-pick_option = свойство
word-pick_ability = ячейка
word-again = повторить
word-enough = достаточно
word-mark = пометить
word-move_mark = переставить
word-no_mark = неметить
word-abandon = бросить
word-doubt = неверю
word-pass = верю пас
word-suffer = терпеть
word-begin = начинает
word-choose_strategy = стратегия выбрать

## События

event-leads =
    { $seat } { $seat_me ->
        [you] ведёте
       *[other] ведёт
    } банду, главарь: { $boss }.
event-arrived = Новичок в салуне: { $trait } { $job }.
event-discarded = { $trait } { $job } уходит в сброс.
event-gained =
    { $seat } { $seat_me ->
        [you] получаете
       *[other] получает
    } { $money } $.
event-robbed =
    { $seat } { $seat_me ->
        [you] забираете
       *[other] забирает
    } чужие { $money } $, { $victim_me ->
        [you] платите вы
       *[other] платит { $victim }
    }.
event-paid =
    { $seat } { $seat_me ->
        [you] платите
       *[other] платит
    } { $money } $.
event-reputation =
    { $steps ->
        [-1] { $seat } { $seat_me ->
            [you] теряете
           *[other] теряет
        }
       *[other] { $seat } { $seat_me ->
            [you] получаете
           *[other] получает
        }
    } репутацию, теперь { $now }.
event-scouted =
    { $seat } { $seat_me ->
        [you] разведываете
       *[other] разведывает
    } сейф, участок: { $location }.
event-scouted-seen =
    { $reader_id ->
        [all] Внутри: { $found }.
       *[seat] Видите только вы: { $found }.
    }
event-no_mark =
    { $seat } { $seat_me ->
        [you] не ставите
       *[other] не ставит
    } метку.
event-marked =
    { $seat } { $seat_me ->
        [you] помечаете
       *[other] помечает
    } сейф числом { $number }, участок: { $location }.
event-stole =
    { $seat } { $seat_me ->
        [you] крадёте
       *[other] крадёт
    } сейф, участок: { $location }.
event-stole-seen =
    { $reader_id ->
        [all] Внутри: { $found }.
       *[seat] Видите только вы: { $found }.
    }
event-abandoned =
    { $seat } { $seat_me ->
        [you] бросаете
       *[other] бросает
    } сейф, участок: { $location }{ $unused_id ->
        [true] { ", " }и он уходит к неиспользуемым
       *[false] { "" }
    }.
event-swapped_safes =
    { $seat } { $seat_me ->
        [you] меняете
       *[other] меняет
    } украденный сейф на неиспользуемый, участок: { $location }.
event-doubted =
    { $seat } не { $seat_me ->
        [you] верите
       *[other] верит
    }: подручный { $victim_me ->
        [you] на вашей карте в ячейке { $slot }
       *[other] на карте в ячейке { $slot }, { $victim }
    }.
event-freed = Подручный выходит из тюрьмы: { $owner }.
event-jailed = Подручный садится в тюрьму: { $owner }.
event-used =
    { $kind_id ->
        [scoundrel] { $seat }: { $trait } { $job }.
        [strategy] { $seat }: { $strategy }.
        [leader] { $seat }: свойство главаря, ячейка { $name }.
       *[office] { $seat }: { $service }.
    }
event-used_again = { $seat }: { $trait } { $job } ещё раз.
event-hired =
    { $seat } { $seat_me ->
        [you] нанимаете
       *[other] нанимает
    } { $money ->
        [0] даром
       *[other] за { $money } $
    }: { $trait } { $job }.
event-placed = { $trait } встаёт на клетку: { $cell }.
event-arranged =
    { $seat } { $seat_me ->
        [you] расставляете
       *[other] расставляет
    } негодяев по-новому.
event-turn =
    { $seat_me ->
        [you] Ваш ход. День { $day }, круг { $round }.
       *[other] Ходит { $seat }. День { $day }, круг { $round }.
    }
event-played =
    { $seat } { $seat_me ->
        [you] кладёте
       *[other] кладёт
    } карту лицом вниз в ячейку { $slot }.
event-played-seen =
    { $reader_id ->
        [all] Это { $card }.
       *[seat] Знаете только вы: { $card }.
    }
event-played_open =
    { $seat } { $seat_me ->
        [you] кладёте
       *[other] кладёт
    } { $card } лицом вверх рядом с планшетом.
event-visited =
    { $seat } { $seat_me ->
        [you] заходите
       *[other] заходит
    } в офис шерифа.
event-day =
    { $first_me ->
        [you] День { $day }. Начинаете вы.
       *[other] День { $day }. Начинает { $first }.
    }
event-day_ends = Солнце садится, день { $day } окончен: карты под подозрением вскрываются.
event-exposed =
    { $bluff_id ->
        [true] Блеф! { $seat }, ячейка { $slot }: { $card }. Разоблачили: { $doubters }.
       *[false] Чистая правда: { $seat }, ячейка { $slot }: { $card }. Напрасно не верили: { $doubters }.
    }
event-drew =
    { $seat } { $seat_me ->
        [you] берёте
       *[other] берёт
    } карты: { $count }.
event-drew-seen =
    { $cards_count ->
        [0] { "" }
       *[other] { $cards }.
    }
event-appointed =
    { $seat } { $seat_me ->
        [you] решаете
       *[other] решает
    }, кто начинает: { $player }.
event-opened =
    { $found_count ->
        [0] { $seat }: ни одного сейфа.
       *[other] { $seat }: { $found }.
    }
event-ended =
    { $winners_me ->
        [you] Партия окончена. Победа ваша!
       *[other] Партия окончена. Побеждает { $winners }.
    }
event-strategy = { $seat }: { $strategy }.
event-peeked =
    { $seat } { $seat_me ->
        [you] смотрите
       *[other] смотрит
    } верхнюю карту колоды.
event-peeked-seen =
    { $reader_id ->
        [all] Это { $card }.
       *[seat] Знаете только вы: { $card }.
    }
event-spied =
    { $seat } { $seat_me ->
        [you] подсматриваете
       *[other] подсматривает
    } карту в ячейке { $slot }: { $victim }.
event-spied-seen =
    { $reader_id ->
        [all] Это { $card }.
       *[seat] Знаете только вы: { $card }.
    }
event-shuffled =
    { $seat } { $seat_me ->
        [you] перемешиваете
       *[other] перемешивает
    } свою колоду.
event-revealed =
    { $seat } { $seat_me ->
        [you] открываете
       *[other] открывает
    } верхнюю карту колоды: { $card }.
event-returned =
    { $seat } { $seat_me ->
        [you] убираете
       *[other] убирает
    } карту из ячейки { $slot } под низ колоды.{ $owners_count ->
        [0] { "" }
       *[other] { " " }Подручные выбывают из игры: { $owners }.
    }
event-returned-seen =
    { $reader_id ->
        [all] Это { $card }.
       *[seat] Знаете только вы: { $card }.
    }
event-swapped_jobs = { $seat }: { $trait } и { $other } меняются профессиями.
event-swapped_traits = { $seat }: { $trait } и { $other } меняются местами.

## Подсчёт очков

score-title = Очки технологий
score-seats = { $seat }: сейфы { $safes }, верные метки { $marks }, репутация { $reputation }, значки { $tech }, всего { $total }; осталось { $money } $

## Отказы

refuse-no-such-mark = Метки с таким числом у вас не осталось. Выберите другое число.
refuse-marks-left = У вас ещё есть метки: поставьте одну из них.
refuse-not-your-mark = Такой вашей метки там нет.
refuse-mark-out-of-reach = Эту метку не забрать: она на этом же сейфе или на сейфе соперника.
refuse-must-mark = Пока у вас есть метки, разведанный сейф нужно пометить.
refuse-not-your-safe = Это не ваш сейф.
refuse-not-this-scoundrel = Этого негодяя сейчас не сбросить.
refuse-not-possible-here = Здесь так нельзя. Выберите из предложенного.
refuse-not-on-your-sheet = У вас нет ни такого негодяя, ни такой карты.
refuse-already-used = Это свойство или одна из его половин уже использованы. За ход можно один раз.
refuse-cannot-be-used = Не хватает платы, не выполнено условие или ничего не изменится.
refuse-wrong-timing = Его время не пришло.
refuse-nothing-to-use = Этому игроку сейчас нечего использовать.
refuse-cell-taken = Эта клетка занята.
refuse-needs-a-cell = Новому негодяю нужна клетка.
refuse-one-cell-each = Каждому негодяю нужна своя клетка.
refuse-slot-taken = Эта ячейка сегодня уже занята.
refuse-not-in-hand = Такой карты у вас на руке нет.
refuse-nobody-honest = Положить «0» лицом вверх можно только с честным негодяем.
refuse-not-enough-money = На это не хватает денег.
refuse-not-in-the-saloon = Такого негодяя в салуне нет.
refuse-office-closed = Не хватает денег, некого освобождать или ещё не последний день.
refuse-not-your-strategy = Это не карта вашего главаря.
refuse-needs-long-game = { $module }: только для партии в три дня.

## Арена

arena-ending-safes = Сейфы
arena-ending-marks = Верные метки
arena-ending-reputation = Репутация
arena-ending-tech = Значки технологий
arena-ending-tie = Деньги при равенстве

## Почему бот так ходит

advice-card_true = карта своя для этой ячейки
advice-card_bluff = это блеф
advice-believed_true = поверят с вероятностью { $percent } %
advice-is_true = карта честная с вероятностью { $percent } %
advice-henchmen_left = подручных в запасе: { $count }
advice-safe_worth = сейф стоит около { $count ->
        [one] { $count } очка
       *[other] { $count } очков
    }
advice-mark_true = метка верная: очко тому, у кого окажется сейф
advice-mark_false = метка неверная: пусть ошибутся другие
advice-tech_worth = это около { $count ->
        [one] { $count } очка
       *[other] { $count } очков
    }
advice-small = это почти ничего не даёт
