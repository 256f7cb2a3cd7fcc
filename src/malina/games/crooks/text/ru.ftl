### Аферисты: тексты для игроков.
###
### Что стоит в аргументах, описано в malina/text/__init__.py: $x — то, что читают, $x_id — значение как есть,
### $x_kind — его вид, $x_count — сколько в списке. $reader_id: seat — читает игрок, которому это рассказали,
### all — читатель, который видит всё.
### $hideout_id: буква Притона; $job и $to: номер Задания; $crook: имя Афериста; $content, $found, $crooks: списки.
### Перед знаком доллара и перед тире стоит неразрывный пробел (U+00A0).

## Игра

game-name = Аферисты
game-tagline = Тайная вербовка, громкие дела и ни доллара лишнего
game-about = Вы обходите городские Притоны, тайком вербуете Аферистов и рассылаете их по восьми Заданиям: кого в открытую, кого лицом вниз. На каждом Задании очки берёт сильнейший, а в конце свою долю добавляют Банды. Денег в обрез, зато тайн хватит на всех.

## Аферисты

# Лица карт называются сообщениями crook-…
pieces = crook
# Эти поля стола — игроки
holders = first current

crook-kingpin = Вор в законе
crook-demolition_man = Подрывник
crook-bruiser = Громила
crook-tommy_gun = Автоматчик
crook-arsonist = Поджигатель
crook-safecracker = Медвежатник
crook-fence = Барыга
crook-getaway_driver = Водила
crook-butcher = Мясник
crook-boxer = Боксёр
crook-locksmith = Отмычка
crook-bootlegger = Бутлегер
crook-racketeer = Рэкетир
crook-forger = Фальшивомонетчик
crook-bookie = Букмекер
crook-card_sharp = Шулер
crook-private_eye = Частный сыщик
crook-impostor = Самозванец
crook-lookout = Стоящий на стрёме
crook-dipper = Щипач
crook-insider = Наводчик
crook-stool_pigeon = Стукач
crook-sidekick = Шестёрка
crook-courier = Курьер
crook-bartender = Бармен
crook-nightclub_singer = Певица из кабаре
crook-chameleon = Хамелеон
crook-bungler = Растяпа
crook-hired_gun = Наёмник
crook-street_urchin = Беспризорник
crook-poisoner = Отравитель
crook-crooked_lawyer = Продажный адвокат

# Для тесных столбцов, не длиннее семи букв
crook-kingpin-short = Вор
crook-demolition_man-short = Сапёр
crook-bruiser-short = Громила
crook-tommy_gun-short = Стрелок
crook-arsonist-short = Пироман
crook-safecracker-short = Медвеж.
crook-fence-short = Барыга
crook-getaway_driver-short = Водила
crook-butcher-short = Мясник
crook-boxer-short = Боксёр
crook-locksmith-short = Отмычка
crook-bootlegger-short = Бутлег.
crook-racketeer-short = Рэкетир
crook-forger-short = Фальшак
crook-bookie-short = Букмек.
crook-card_sharp-short = Шулер
crook-private_eye-short = Сыщик
crook-impostor-short = Двойник
crook-lookout-short = Стрёма
crook-dipper-short = Щипач
crook-insider-short = Наводка
crook-stool_pigeon-short = Стукач
crook-sidekick-short = Шестак
crook-courier-short = Курьер
crook-bartender-short = Бармен
crook-nightclub_singer-short = Певица
crook-chameleon-short = Хамел.
crook-bungler-short = Растяпа
crook-hired_gun-short = Наёмник
crook-street_urchin-short = Шкет
crook-poisoner-short = Отрава
crook-crooked_lawyer-short = Адвокат

## Специальные действия

action-pickpocket = Карманник
action-pickpocket-text = Сразу приносит вам из банка 2 $.
action-accomplice = Сообщник
action-accomplice-text = Может лечь поверх ваших Аферистов на занятом Задании. Рейтинги всей стопки складываются.
action-switch = Подмена
action-switch-text = Может занять место ваших же Аферистов. Те всей стопкой переходят на другое Задание, где вас ещё нет.
action-assassin = Убийца
action-assassin-text = Может убрать с этого Задания всех Аферистов одного игрока, хоть ваших собственных. Убитые выбывают из игры.
action-kingpin = Вор в законе
action-kingpin-text = Вербуется, только если остался в Притоне один. Кладётся всегда лицом вверх.
action-spy = Шпион
action-spy-text = Может подсмотреть все карты лицом вниз на любом Задании или всю стопку в любом Притоне. Увиденное знаете только вы.

# Что предлагает карта, когда её кладут
action-none = без специального действия
action-pickpocket-do = Карманник берёт 2 $
action-accomplice-do = Сообщник ложится поверх своих
action-switch-do = Подмена, прежние уходят на Задание { $to }
action-assassin-do = Убийца, жертва — { $victim }
action-spy-do =
    { $job_kind ->
        [number] Шпион смотрит Задание { $job }
       *[none] Шпион смотрит Притон { $hideout_id }
    }

## Банды

gang-north = Северная мафия
gang-north-letter = С
gang-west = Западная мафия
gang-west-letter = З
gang-outfit = Чикагская Организация
gang-outfit-letter = Ч

## Притоны

hideout-A = Притон A: Бар
hideout-B = Притон B: Бильярдная
hideout-C = Притон C: Портовый склад
hideout-D = Притон D: Ипподром
hideout-E = Притон E: Парикмахерская
hideout-F = Притон F: Прачечная
hideout-G = Притон G: Боксёрский зал
hideout-H = Притон H: Кабаре
hideout-I = Притон I: Подпольный клуб

## Задания

job-2 = Задание 2: Газетный киоск
job-3 = Задание 3: Бакалея
job-4 = Задание 4: Аптека
job-5 = Задание 5: Ломбард
job-6 = Задание 6: Ювелирная лавка
job-7 = Задание 7: Музей
job-8 = Задание 8: Казино
job-9 = Задание 9: Банк

# Для тесных столбцов, не длиннее семи букв
job-2-short = Киоск
job-3-short = Бакалея
job-4-short = Аптека
job-5-short = Ломбард
job-6-short = Ювелир
job-7-short = Музей
job-8-short = Казино
job-9-short = Банк

## Цвета Криминальных Гениев

color-red = красный
color-yellow = жёлтый
color-green = зелёный
color-blue = синий

## Как лежит карта

face-up = лицом вверх
face-down = лицом вниз
face-up-words = up вверх открыто
face-down-words = down вниз закрыто

## Почему игрок пасует (в скобках после «пасует»)

reason-own_will = по своей воле
reason-no_money = не хватает денег
reason-no_crooks = Аферистов не осталось

## Настройки стола

option-first = Первый игрок
option-first-help = Кто делает первый ход. Дальше ходят по часовой стрелке.
option-first-random = По жребию
# $number: номер места за столом, считая с единицы
option-first-seat = Место { $number }
option-memory = Записная книжка
option-memory-help = Стол записывает за вас, кого вы видели в Притонах. Без неё надейтесь на свою память.
option-layout = Раскладка Притонов
option-layout-help = Сколько Притонов и сколько в них Аферистов. Раскладка 2016 года годится только для двоих: шесть Притонов вместо пяти.
option-layout-rulebook = По правилам
option-layout-new_edition_2016 = Издание 2016 года
option-colors = Цвета
option-colors-help = Цвет Криминального Гения для каждого места, по порядку. Двух одинаковых не бывает.
option-cards = Свой набор карт
option-cards-help = Файл с вашими значениями Аферистов. Часть наших реконструирована: в коробке с игрой они могут быть другими.

## Решения: что спрашивают у игрока

decision-turn = Ваш ход, денег у вас { $money } $: выберите Притон для вербовки или спасуйте
decision-choose =
    Кого завербовать? { $of ->
        [1] { $there ->
            [1] Здесь только один
           *[other] Из { $there } взять можно только одного
        }
       *[other] Выбирайте из { $of }
    }
decision-place = Куда его послать и как положить карту?

## Причины: почему спрашивают

# Стоит перед вопросом
cause-searched = Притон { $hideout_id }: за { $cost } $ перед вами вся стопка.
cause-hired = Ваш новый человек: { $crook }.

## Цены: чего стоит ответ и что он даёт

# Стоит у ответа, на кнопке или рядом: без точки в конце и с маленькой буквы
note-money = деньги { $from } $ → { $to } $
note-for_good = до конца партии: ваши Аферисты останутся на Заданиях
note-kills =
    { $victim_me ->
        [you] ваших убитых: { $count }
       *[other] { $victim } теряет Аферистов: { $count }
    }
note-sees = увидите карт: { $count }

## Ожидание: что видят остальные

waiting-turn = { $seat } решает, где вербовать и не пора ли пасовать
waiting-choose = { $seat } присматривает себе Афериста
waiting-place = { $seat } решает, куда отправить Афериста

## Ходы

move-recruit = { $hideout }
move-pass = Спасовать до конца партии
move-hire = Завербовать: { $crook }
move-place =
    { $action_kind ->
        [object] Задание { $job }, { $face }: { $action }
       *[none] Задание { $job }, { $face }
    }

# Слова, которыми ход можно набрать, через пробел
word-recruit = вербовать вербую притон
word-pass = пас пасую спасовать
word-hire = нанять завербовать беру взять
word-place = положить кладу задание

## События

event-game_started =
    { $first_me ->
        [you] Карты розданы, пора за дело. Первый ход ваш.
       *[other] Карты розданы, пора за дело. Первый ход делает { $first }.
    }
event-hideout_searched =
    { $seat } { $seat_me ->
        [you] ищете
       *[other] ищет
    } людей в Притоне { $hideout_id } и { $seat_me ->
        [you] платите
       *[other] платит
    } { $cost } $.
event-hideout_searched-seen =
    { $reader_id ->
        [all] Там сидят: { $content }.
       *[seat] Только для ваших глаз: { $content }.
    }
event-crook_hired =
    { $seat } { $seat_me ->
        [you] вербуете
       *[other] вербует
    } Афериста в Притоне { $hideout_id }.
event-crook_hired-seen =
    { $reader_id ->
        [all] Это { $crook }.
       *[seat] Ваш новый человек: { $crook }.
    }
event-left_empty_handed =
    { $seat } { $seat_me ->
        [you] уходите
       *[other] уходит
    } из Притона { $hideout_id } ни с чем: никто не подходит.
event-crook_placed =
    { $face_id ->
        [up] { $seat } { $seat_me ->
            [you] кладёте
           *[other] кладёт
        } карту лицом вверх: на Задание { $job } идёт { $crook }.
       *[down] { $seat } { $seat_me ->
            [you] платите
           *[other] платит
        } { $fee } $ и { $seat_me ->
            [you] кладёте
           *[other] кладёт
        } Афериста на Задание { $job } лицом вниз.
    }
event-crook_placed-seen =
    { $face_id ->
        [up] { "" }
       *[down]
            { $reader_id ->
                [all] Это { $crook }.
               *[seat] Вы-то знаете: это { $crook }.
            }
    }
event-action_used =
    { $action_id ->
        [pickpocket] Карманник не дремлет: { $seat } { $seat_me ->
            [you] берёте
           *[other] берёт
        } из банка { $gain } $.
        [accomplice] Сообщник встаёт рядом со своими: { $seat } { $seat_me ->
            [you] складываете
           *[other] складывает
        } рейтинги своих на Задании { $job }.
        [switch] Подмена: { $seat } { $seat_me ->
            [you] переводите
           *[other] переводит
        } своих с Задания { $job } на Задание { $to }.
        [assassin] { $own_id ->
            [true] Убийца: { $seat } { $seat_me ->
                [you] убираете
               *[other] убирает
            } своих с Задания { $job } ({ $count ->
                [one] { $count } Аферист
                [few] { $count } Афериста
                [other] { $count } Афериста
               *[many] { $count } Аферистов
            })
           *[none] Убийца: { $seat } { $seat_me ->
                [you] подсылаете
               *[other] подсылает
            } его на Задание { $job }, и { $victim_me ->
                [you] вы теряете
               *[other] { $victim } теряет
            } { $count ->
                [one] { $count } Афериста
                [few] { $count } Аферистов
                [other] { $count } Афериста
               *[many] { $count } Аферистов
            }
        }.{ $crooks_count ->
            [0] { "" }
            [1] { " " }На виду лежала карта: { $crooks }.
           *[other] { " " }На виду лежали: { $crooks }.
        }
       *[spy]
            { $target_kind ->
                [number] Шпион за работой: { $seat } { $seat_me ->
                    [you] узнаёте
                   *[other] узнаёт
                }, кто лежит лицом вниз на Задании { $target }.
               *[text] Шпион за работой: { $seat } { $seat_me ->
                    [you] узнаёте
                   *[other] узнаёт
                }, кто сидит в Притоне { $target_id }.
            }
    }
event-action_used-seen =
    { $reader_id ->
        [all] Там обнаружены: { $found }.
       *[seat] Шпион доносит: { $found }.
    }
event-passed =
    { $forced_id ->
        [true] { $seat } вынужденно { $seat_me ->
            [you] пасуете
           *[other] пасует
        } ({ $reason }).
       *[false] { $seat } { $seat_me ->
            [you] пасуете
           *[other] пасует
        } ({ $reason }).
    }
event-revealed =
    { $crooks_count ->
        [0] Все спасовали. Прятать больше нечего: лицом вниз никто не лежал.
       *[other] Все спасовали, маски сняты! Вот кто лежал лицом вниз: { $crooks }.
    }
event-game_finished =
    { $winners_count ->
        [1]
            { $winners_me ->
                [you] Партия окончена. Победа ваша!
               *[other] Партия окончена. Побеждает { $winners }!
            }
       *[other] Партия окончена. Победу делят { $winners }!
    }

## Подсчёт очков

score-title = Подсчёт очков
score-jobs =
    { $winners_count ->
        [0] Задание { $job }: желающих не нашлось
        [1]
            Задание { $job }: { $points ->
                [one] { $points } очко
                [few] { $points } очка
                [other] { $points } очка
               *[many] { $points } очков
            } — { $winners }
       *[other]
            Задание { $job }: ничья — { $winners }; из { $points ->
                [one] { $points } очка
                [few] { $points } очков
                [other] { $points } очка
               *[many] { $points } очков
            } каждому по { $share }
    }
score-gangs =
    { $winner_kind ->
        [number]
            { $gang }: { $bonus ->
                [one] { $bonus } очко
                [few] { $bonus } очка
                [other] { $bonus } очка
               *[many] { $bonus } очков
            } — { $winner }
       *[none] { $gang }: лидера нет, очков не получает никто
    }
score-seats = { $seat }: { $jobs } за Задания, { $gangs } за Банды, всего { $points }; осталось { $money } $
score-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [other] { $points } очка
       *[many] { $points } очков
    }

## Стол в терминале и на странице

board-turn = Ход { $number }
# Что стоит под именем игрока: деньги и очки, если бы партия кончилась сейчас
board-purse = $ · очки
# Что известно о Задании: сколько стоит, кто впереди, сколько карт лежит лицом вниз и вам неизвестно
board-hint =
    стоит { $points }, { $leaders_count ->
        [0]
            { $unknown ->
                [0] пусто
                [one] { $unknown } карта лицом вниз
                [few] { $unknown } карты лицом вниз
                [other] { $unknown } карты лицом вниз
               *[many] { $unknown } карт лицом вниз
            }
       *[other]
            { $leaders_count ->
                [1] впереди { $leaders } ({ $best })
               *[other] поровну: { $leaders } ({ $best })
            }{ $unknown ->
                [0] { "" }
                [one] { ", " }{ $unknown } карта лицом вниз
                [few] { ", " }{ $unknown } карты лицом вниз
                [other] { ", " }{ $unknown } карты лицом вниз
               *[many] { ", " }{ $unknown } карт лицом вниз
            }
    }
board-money = { $money } $
board-passed = пас
board-you = вы
board-dear = вам не по карману
board-jobs = Задания
board-gangs = Банды
board-total = Итого
board-left = Деньги
board-worth = Стоит
board-leads = Впереди
board-tie = ничья
board-empty = пусто
board-price = { $price } $
board-notes = Записная книжка
board-missing =
    { $count ->
        [one] { $count } ушёл лицом вниз
        [few] { $count } ушли лицом вниз
        [other] { $count } ушло лицом вниз
       *[many] { $count } ушли лицом вниз
    }
board-hand = В руке: { $crook }
board-open = Вы в Притоне { $hideout_id }. Здесь сидят
board-not-alone = пока не один, взять нельзя
board-unplaceable = некуда отправить
board-legend-down = лицом вниз
board-legend-known = лицом вниз, но вам известно
board-rating = рейтинг { $rating }
board-modifier = модификатор { $modifier }
board-killed =
    { $count ->
        [one] В коробке { $count } убитый:
        [few] В коробке { $count } убитых:
        [other] В коробке { $count } убитого:
       *[many] В коробке { $count } убитых:
    }

# На столе, который годится для любой игры
place-hideout = Притон
place-hand = Новый человек
place-slot = Задание
place-box = Коробка: убитые
place-unused = Вне игры
fact-colors = Цвет
fact-money = Деньги
fact-passed = Пас
fact-first = Первый игрок
fact-current = Ходит
fact-turn_no = Ход
fact-opened = Открыт Притон

## Отказы: что не так и что можно

refuse-already-passed = Вы уже спасовали, а пас — это до конца партии. Смотрите, чем кончится: ваши Аферисты ещё принесут очки.
refuse-unknown-hideout = Такого Притона в этой партии нет. Выберите один из тех, что на столе.
refuse-hideout-empty = В этом Притоне уже никого. Выберите тот, где ещё есть Аферисты, или спасуйте.
refuse-not-enough-money = Не хватает денег: вербовка здесь стоит { $cost } $, а у вас { $money } $. Поищите Притон подешевле или спасуйте.
refuse-crook-not-there = Этого Афериста здесь нет. Выберите кого-нибудь из тех, кого видите в Притоне.
refuse-kingpin-not-alone = Вора в законе вербуют последним, а он в Притоне не один. Возьмите другого Афериста.
refuse-crook-unplaceable = Этого Афериста некуда отправить: все ваши места заняты. Возьмите того, кому место найдётся: Сообщника или Убийцу.
refuse-unknown-job = Такого Задания нет. Выберите любое от 2 до 9.
refuse-bad-face = Так карту не положить. Можно лицом вверх, бесплатно, или лицом вниз, за 1 $.
refuse-kingpin-face-down = Вор в законе не прячется. Положите его лицом вверх, это бесплатно.
refuse-action-face-down = Лицом вниз специальное действие не срабатывает. Положите карту лицом вверх или откажитесь от действия.
refuse-face-down-fee = Положить карту лицом вниз стоит 1 $, а у вас не осталось ни доллара. Лицом вверх можно и бесплатно.
refuse-action-mismatch = Этот Аферист такого не умеет. Сыграйте действие, которое есть на карте, или положите её без действия.
refuse-job-occupied = На этом Задании уже есть ваш Аферист. Выберите свободное. На занятое пускают только Сообщника, Подмену и Убийцу, если он убирает своих.
refuse-action-target = Такая цель не годится. Подмене нужно Задание, где вас ещё нет, Убийце — игрок за этим столом, Шпиону — одно Задание или один Притон.
refuse-action-no-effect = Действию здесь не на кого подействовать. Выберите другую цель или положите карту без действия.

## Арена

arena-ending-jobs = Задания
arena-ending-gangs = Банды
arena-ending-money = Деньги при равных очках

## Почему бот так ходит

advice-best_there = лучший там принесёт около { $count ->
        [one] { $count } очка
       *[other] { $count } очков
    } за { $cost } $
advice-stops = { $count ->
        [0] мест больше нет
       *[other] свободных Заданий: { $count }
    }, деньги: { $money } $
advice-job_won = Задание на { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }, шанс его взять { $percent } %
advice-hidden = тому, кто придёт следом (шанс { $percent } %), не видно, кого надо перебить
advice-hidden_from_nobody = сюда уже никто не придёт, прятать не от кого
advice-others_come = кто-нибудь ещё придёт с вероятностью { $percent } %
advice-gangs_gain = Банды добавят около { $count ->
        [one] { $count } очка
       *[other] { $count } очков
    }
advice-points_worth = всего это около { $count ->
        [one] { $count } очка
       *[other] { $count } очков
    }
advice-no_points = очков это почти не принесёт
