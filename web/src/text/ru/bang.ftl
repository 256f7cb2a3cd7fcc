### Бэнг!: что говорит доска. Имена карт, персонажей, ролей и событий берутся из текстов игры.

## Кто и что

bang-you = Вы
# внутри фразы
bang-you-in = вы
bang-wanted = Розыск
bang-no-character = ?
bang-acts = Ходит
bang-asked = Отвечает
bang-passive = в тени
bang-you-out = вы выбыли
bang-jailed = в тюрьме
bang-fuse = динамит
bang-round = Игроки за столом
bang-in-front = Карты перед вами
bang-table = Открытые карты
bang-deck = Колода · { $count }
bang-discard = Сброс · { $count }
bang-deck-word = колода
bang-discard-word = сброс
bang-only-you = видите только вы
bang-identity-now = Сейчас
bang-identity-new = Запасной
bang-presents = Подарки по очереди
bang-queue =
    { $who }{ $state_id ->
        [done] : уже есть
        [now] : сейчас
       *[next] : потом
    }
bang-hand =
    { $count ->
        [one] Ваша рука, { $count } карта
        [few] Ваша рука, { $count } карты
       *[many] Ваша рука, { $count } карт
    }
bang-empty-hand = На руке пусто
bang-my-hand =
    { $role_kind ->
        [text] Роль: { $role }. На руке: { $cards }
       *[none] На руке: { $cards }
    }
bang-life = очки жизни: { $life } из { $most }

## События

bang-no-event = Пока тихо
bang-event-now = Событие: { $name }. { $rule }
bang-event-next = Следом: { $name }
bang-event-fold = Свернуть событие
bang-event-left =
    { $count ->
        [one] ещё { $count } карта
        [few] ещё { $count } карты
       *[many] ещё { $count } карт
    }

## Что происходит

# Что видят те, кого не спрашивают. $cause: bang, duel, indians, gatling или other; $by пусто: никто; $left: сколько ещё нужно
bang-chain =
    { $cause_id ->
        [duel]
            { $byMe_id ->
                [true] Вы вызвали на дуэль. Против вас { $at }.
               *[false] Дуэль: { $by } и { $at }.
            }
        [indians] Индейцы! Отвечает { $at }.
        [gatling] «Гатлинг». Под огнём { $at }.
        [bang]
            { $byMe_id ->
                [true] Вы стреляете: { $at } под прицелом.
               *[false] { $by } стреляет: { $at } под прицелом.
            }
       *[other]
            { $by_kind ->
                [text] { $by }: «{ $card }». Отвечает { $at }.
               *[none] «{ $card }». Отвечает { $at }.
            }
    }{ $needed ->
        [1] { "" }
       *[other] { " " }{ $left ->
            [1] Нужно ещё одно «Мимо!».
           *[other] Нужно «Мимо!»: { $left }.
        }
    }
# Печать на карте, которая сыграна как другая
bang-played-as = сыграна как «{ $like }»
bang-needed = нужно «Мимо!»: { $needed }, есть { $given }
bang-given = { $given } из { $needed }

## Расстояния

bang-sight = Расстояния глазами другого игрока, клавиша D
bang-sight-short = Кто до кого достаёт
bang-sight-of = Смотрит: { $who }
bang-look-life = Очки жизни: { $life } из { $most }.
bang-look-role =
    { $open_id ->
        [true] Роль: { $name }.
       *[false] Роль: { $name }. Это видите только вы.
    }
bang-look-distance =
    До него { $distance }, его оружие бьёт на { $reach }. { $hit_id ->
        [true] Вы его достаёте{ $hits_id ->
            [true] , он вас тоже.
           *[false] , он вас нет.
        }
       *[false] Вам до него не достать{ $hits_id ->
            [true] , а он до вас достаёт.
           *[false] , и он вас не достаёт.
        }
    }

## Строка решения

bang-phase-act = розыгрыш карт
bang-phase-draw_how = добор
bang-phase-throw_away = сброс лишних
bang-phase-dodge_shot = под огнём
bang-phase-discard_bang = индейцы
bang-phase-duel_answer = дуэль
bang-phase-pick = лавка
bang-phase-last_gasp = на волоске
bang-sentence-play =
    Сыграть: { $card }{ $like_kind ->
        [text] { " " }как { $like }
       *[none] { "" }
    }{ $target_kind ->
        [text] { " → " }{ $target }
       *[none] { "" }
    }{ $what_kind ->
        [text] { " " }{ $what }
       *[none] { "" }
    }{ $cost_kind ->
        [text] , сбросить: { $cost }
       *[none] { "" }
    }
bang-sentence-use =
    Применить: { $card }{ $target_kind ->
        [text] { " → " }{ $target }
       *[none] { "" }
    }{ $what_kind ->
        [text] { " " }{ $what }
       *[none] { "" }
    }
bang-sentence-ability =
    Способность: { $name }{ $cards_kind ->
        [text] , карты: { $cards }
       *[none] { "" }
    }{ $target_kind ->
        [text] { " → " }{ $target }
       *[none] { "" }
    }{ $what_kind ->
        [text] { " " }{ $what }
       *[none] { "" }
    }
bang-blank-card = карта
bang-blank-cards = какие карты
bang-blank-target = игрок
bang-blank-what = какая карта
bang-blank-cost = ещё одна карта
bang-blank-name = что именно
bang-blank-like = как сыграть
bang-blank-source = за чем
bang-blank-character = персонаж
bang-blank-suit = масть
bang-blank-right = кто справа
bang-blank-active = кто начинает
bang-blank-colour = цвет
bang-blank-money = сколько
bang-choose-like-none = как обычно
bang-choose-what-hand = карта с руки вслепую
bang-do-play = Сыграть
bang-do-use = Применить
bang-do-ability = Применить
bang-do-end = Закончить ход
bang-do-miss = Увернуться
bang-do-barrel = Проверить
bang-do-take_hit =
    { $asked_id ->
        [discard_bang] Не отбиваться
        [roulette_answer] Принять две пули
       *[dodge_shot] Принять пулю
    }
bang-do-discard =
    { $asked_id ->
        [discard_bang] Отбиться
        [duel_answer] Ответить
       *[roulette_answer] Сбросить
    }
bang-do-give_in = Сдаться
bang-do-drink = Выпить
bang-do-discard_two = Сбросить две
bang-do-give_up = Погибнуть
bang-do-lay = Сбросить
bang-do-lay_all = Сбросить всё
bang-do-take_random = Вслепую
bang-do-take = Взять
bang-do-keep = Эта в счёт
bang-do-pick = Взять
bang-do-draw = Из колоды
bang-do-from_hand = Взять с руки
bang-do-from_pile = Взять из сброса
bang-do-from_table = Взять со стола
bang-do-look = Посмотреть три
# Опыт: можно не сохранить ничего
bang-do-keep_cards =
    { $asked ->
        [experience]
            { $count ->
                [0] Ничего не брать
               *[other] Взять
            }
       *[other] Взять
    }
bang-do-give = Отдать
bang-do-throw_away = Сбросить
bang-do-take_back = Забрать
bang-do-leave = Не брать
bang-do-put = Положить
bang-do-choose = Выбрать
bang-do-activate = Выбрать
bang-do-copy = Стать как он
bang-do-copy_nobody = Остаться собой
bang-do-exchange_both = Сменить обоих
bang-do-keep_both = Оставить обоих
bang-do-make_discard = Сбросить
bang-do-regain = Вернуть очко жизни
bang-do-guess = Угадать
bang-do-stop = Хватит
bang-do-exchange =
    { $count ->
        [0] Ничего не менять
       *[other] Обменять
    }
bang-do-let_go = Пусть сбивает
bang-do-give_life = Отдать очко
bang-do-keep_life = Никому
bang-do-handcuff = Сковать
bang-do-name_suit = Назвать
bang-do-change_identity = Сменить личность
bang-do-keep_identity = Остаться собой
bang-do-open_auction = Начать торги
bang-do-bid = Дать больше
bang-do-no_bid = Уступить
bang-do-repeat = Повторить
bang-do-no_repeat = Не повторять
bang-do-next_game = Новый персонаж
bang-do-keep_character = Оставить прежнего
bang-do-talk = Сказать
bang-do-order = Приказать
bang-do-obey = Показать
bang-do-show_hand = Показать руку
bang-do-pay = Доплатить
bang-do-play_on = Играть дальше
bang-do-declare = Объявить
bang-do-arrange = Рассадить
bang-other-ability = Способность
bang-other-barrel = За бочку
bang-other-discard_two = Лечиться: две карты
bang-other-from_hand = С чужой руки
bang-other-from_pile = Из сброса
bang-other-from_table = Карту со стола
bang-other-take_random = Вслепую с руки
bang-other-take = Со стола

## Карты вслух

bang-card =
    { $name }, { $rank_id ->
        [2] двойка
        [3] тройка
        [4] четвёрка
        [5] пятёрка
        [6] шестёрка
        [7] семёрка
        [8] восьмёрка
        [9] девятка
        [10] десятка
        [J] валет
        [Q] дама
        [K] король
       *[A] туз
    } { $suit_id ->
        [H] червей
        [D] бубен
        [C] треф
       *[S] пик
    }
# $where: чья, пусто — ваша; $state: chosen, may, not, idle
bang-card-named =
    { $card }{ $where_kind ->
        [text] , { $where }
       *[none] { "" }
    }{ $notes_count ->
        [0] { "" }
       *[other] , { $notes }
    }{ $state_id ->
        [chosen] , выбрана
        [may] , можно выбрать
        [not] , сейчас нельзя
       *[idle] { "" }
    }
bang-card-back = карта рубашкой вверх
bang-ready = готова
bang-not-ready = ещё не готова
bang-idle = сейчас не действует
# Кто сидит напротив; $distance: от вас
bang-series = Партия { $game } из { $games }
bang-person =
    { $who }, { $character }{ $out_id ->
        [true] , выбыл
       *[false] , очки жизни { $life } из { $most }, карт на руке { $hand }
    }{ $role_kind ->
        [text] , { $role }
       *[none] { "" }
    }{ $money_kind ->
        [number] , денег { $money }
       *[none] { "" }
    }{ $turn_id ->
        [true] , сейчас его ход
       *[false] { "" }
    }{ $asked_id ->
        [true] , должен ответить
       *[false] { "" }
    }{ $jailed_id ->
        [true] , в тюрьме
       *[false] { "" }
    }{ $fuse_id ->
        [true] , перед ним динамит
       *[false] { "" }
    }{ $ghost_id ->
        [true] , призрак
       *[false] { "" }
    }{ $passive_id ->
        [true] , в тени
       *[false] { "" }
    }{ $bot_kind ->
        [text] , { $bot }
       *[none] { "" }
    }{ $gone_id ->
        [true] , нет связи
       *[false] { "" }
    }{ $distance_kind ->
        [number] , расстояние { $distance }, { $hit_id ->
            [true] достать можно
           *[false] не достать
        }, дальность оружия { $reach }
       *[none] { "" }
    }{ $state_id ->
        [chosen] , выбран целью
        [lit] , можно выбрать целью
       *[idle] { "" }
    }
bang-me =
    Вы: { $character }{ $out_id ->
        [true] , выбыли
       *[false] , очки жизни { $life } из { $most }, дальность оружия { $reach }
    }{ $role_kind ->
        [text] , роль: { $role }
       *[none] { "" }
    }{ $passive_id ->
        [true] , в тени
       *[false] { "" }
    }{ $state_id ->
        [chosen] , выбран
        [lit] , можно выбрать
       *[idle] { "" }
    }

## Нрав ботов

bang-bot-honest = Стреляет по врагам при первой возможности и не скрывает, на чьей он стороне.
bang-bot-greedy = Сперва карты и награды, остальное потом.
bang-bot-reckless = Палит в каждого, кто похож на врага, и мало что бережёт для защиты.
bang-bot-suspicious = Видит умысел в каждой мелочи и держит «Мимо!» про запас.

## Первая партия

bang-tip-role = Ваша роль
bang-tip-role-text = Вы Помощник: победит Шериф — победите и вы, а кто остальные, никто не скажет.
bang-tip-sheriff = Это Шериф
bang-tip-sheriff-text = Его роль открыта, и Бандиты охотятся на него: погибнет Шериф — проиграете и вы.
bang-tip-distance = Кого достанете
bang-tip-distance-text = Число говорит, сколько до него мест по кругу: горит — достанете, ваш «кольт» бьёт на 1.
bang-tip-shot = «Бэнг!» один за ход
bang-tip-shot-text = Остальные карты играйте сколько хотите: что можно сыграть сейчас, подсвечено.
bang-tip-dodge = В вас стреляют
bang-tip-dodge-text = Сбросьте «Мимо!» — и пуля пролетит, а без него потеряете очко жизни.
bang-tip-suspect = Вот ваша цель
bang-tip-suspect-text = Отсюда напали на Шерифа: скорее всего, здесь Бандит, стреляйте туда; чем меньше Бандитов, тем ближе ваша победа.
bang-tip-limit = Рука не больше жизни
bang-tip-limit-text = В конце хода на руках остаётся столько карт, сколько у вас очков жизни.
bang-tip-dead = Роль открыта
bang-tip-dead-text = Кто выбыл, показал роль: не останется ни Бандитов, ни Маньяка — победите вы с Шерифом.
bang-sheriff-is = Шериф: { $who }.
