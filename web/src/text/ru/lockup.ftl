### Взаперти: слова, которые нужны только столу. Названия карт, локаций и событий — в текстах игры.

## Решение

lockup-sentence-swap = Отдать { $cubes } и взять { $gains }
lockup-sentence-play = Сыграть { $tome }
lockup-blank-location = локация
lockup-blank-tokens = жетоны
lockup-blank-item = предмет
lockup-blank-goon = наёмник
lockup-blank-goons = сколько
lockup-blank-cubes = фишки
lockup-blank-gains = фишки
lockup-blank-cube = фишка
lockup-blank-tome = книга
lockup-blank-victim = соперник
lockup-blank-ignored = символ
lockup-blank-stolen = чужая фишка
lockup-blank-token = жетон
lockup-blank-guard = карта стражи
lockup-blank-trait = черта
lockup-blank-crew = банда
lockup-blank-card = карта
lockup-blank-cards = порядок
lockup-blank-count = сколько
lockup-lack-cubes = не хватает фишек: { $sum }
lockup-lack-gains = не хватает фишек: { $sum }
lockup-do-place = Отправить
lockup-do-pass =
    { $asked ->
        [book] Не играть
       *[other] Пас
    }
lockup-do-play = Сыграть
lockup-other-play = Сыграть книгу
lockup-do-take = Забрать
lockup-do-choose = Взять
lockup-do-swap = Обменять
lockup-do-keep_cubes = Не менять
lockup-do-recruit = Завербовать
lockup-do-take_goon = Взять
lockup-do-craft = Создать
lockup-do-reserve = В резерв
lockup-do-decline = Отказаться
lockup-do-keep = Оставить
lockup-do-keep_card = Оставить
lockup-do-put_under = Положить под колоду
lockup-do-choose_trait = Выбрать черту
lockup-do-be = Выбрать
lockup-do-look = Посмотреть
lockup-do-take_back = Вернуть в каземат
lockup-do-give_back = Вернуть
lockup-do-turn_up = Открыть
lockup-do-blame = Отдать подозрение
lockup-do-clear = Сбросить
lockup-tag-goons = { $value }
lockup-tag-cards = в этом порядке
lockup-tag-token = жетон

## Стол

lockup-turn = Раунд { $number } из 6
lockup-you = Вы
lockup-none = ничего
lockup-some = { $what }{ $many ->
        [1] { "" }
       *[other] { " " }×{ $many }
    }
lockup-stars =
    { $stars ->
        [one] { $stars } звезда
        [few] { $stars } звезды
       *[other] { $stars } звёзд
    }
lockup-costs = цена: { $cubes }
lockup-crews = Банды
lockup-crew =
    { $who }: звёзды { $stars }, сила { $power }, подозрение { $suspicion }, жетонов в каземате { $tokens }; { $cubes }; предметы { $items }, наёмники { $goons }, книги { $tomes }{ $first ->
        [yes] , фишка первого игрока
       *[other] { "" }
    }
lockup-passed = пас
lockup-no-limit = предела нет
lockup-rooms = Локации
lockup-room = { $number }. { $name }
lockup-place =
    { $place ->
        [1] первый
        [2] второй
        [3] третий
        [last] последний
       *[rest] остальные
    }
lockup-pay-any = любая
lockup-pay-any-cube = фишка на выбор
lockup-pay-swap = обмен { $cubes } на 1
lockup-pay-goons =
    { $two ->
        [0] 1 за { $one }
       *[other] 1 за { $one } · 2 за { $two }
    }
# То же словами
lockup-pay-goons-words =
    один наёмник за { $one ->
        [one] { $one } фишку
        [few] { $one } фишки
       *[other] { $one } фишек
    }{ $two ->
        [0] { "" }
        [one] { " " }или двое за { $two } фишку
        [few] { " " }или двое за { $two } фишки
       *[other] { " " }или двое за { $two } фишек
    }
lockup-pay-cells = создать или отложить
lockup-pay-choose = 1 из 2
lockup-pay-power = сила +{ $power }
lockup-pay-marker = фишка первого игрока
lockup-pay-tomes =
    { $tomes ->
        [one] { $tomes } книга
        [few] { $tomes } книги
       *[other] { $tomes } книг
    }
lockup-there =
    { $hidden ->
        [0] { $strength }
       *[other] { $strength } + { $hidden } взакрытую
    }
lockup-goon-here = Наёмник: { $goon }
lockup-suspicion-here = Подозрение: { $count }
lockup-loot-here = Оставили разбойники: { $cubes }
lockup-nobody-here = никого нет
lockup-been = вы здесь уже были
lockup-losers = сюда попадают проигравшие
lockup-token-in = { $who }, { $room }: жетон взакрытую
lockup-raid-near = Обыск близко
lockup-raid-far = До обыска
lockup-raid-left = В запасе подозрений: { $left }. Наёмники на поле просят { $need }.
lockup-items = Предметы
lockup-goals = Достижения
lockup-peek-items = Предметы · { $count }
lockup-peek-goals = Цели · { $count }
lockup-peek-crews = Банды
lockup-panel-items = Предметы
lockup-panel-goals = Достижения
lockup-panel-crews = Банды
lockup-close = Закрыть
lockup-no-items = предметов нет
lockup-no-goons = наёмников нет
lockup-reserved = ваш резерв

## Достижения

lockup-family =
    { $family ->
        [superiority] Превосходство
        [advance] Опережение
       *[end_of_game] Конец игры
    }
lockup-goal-owner = { $you ->
        [yes] карта у вас
       *[no] карта: { $who }
    }
lockup-goal-nobody = пока ничья
lockup-goal-leads = { $you ->
        [yes] впереди вы
       *[no] впереди { $who }
    }: { $amount } (нужно { $needed })
lockup-goal-each = по { $stars }★
lockup-goal-yours = Карта у вас.
lockup-goal-gone = Уже взято.
lockup-goal-need = До карты вам не хватает: { $more }
lockup-goal-to = { $goal }: карту берёт { $who }
lockup-goal-to-you = { $goal }: карта ваша!

## Каземат

lockup-cell = Каземат
lockup-cell-empty = все на деле
lockup-cell-hint = Тронутые жетоны уйдут в локацию. Взакрытую ещё можно: { $left }.
lockup-my-strength = Ваша сила { $strength }
lockup-against = против: { $others }.
lockup-nobody-yet = — там пока никого.
lockup-will-cover = Проныра убережёт от подозрения.
lockup-token =
    { $token }, сила { $strength }, { $way ->
        [up] в открытую
       *[down] взакрытую
    }
lockup-flip =
    { $token }: { $way ->
        [up] в открытую, перевернуть
       *[down] взакрытую, открыть
    }
lockup-face-down = взакрытую

## Отбой

lockup-corridor = Проверка локаций
lockup-before = Жетоны ещё закрыты
lockup-empty =
    { $suspicion ->
        [0] Никого нет
       *[other] Никого нет, подозрение остаётся
    }
lockup-caption =
    { $phase ->
        [1] Факел поднят, жетоны открываются
        [2] Сила считается, места занимаются
        [3] Подозрение ищет сильнейшего без проныры
       *[other] { $stays ->
            [0] Награды по местам, остальные уходят в Библиотеку
           *[other] У всех проныры: подозрение остаётся
        }
    }
lockup-rank =
    { $who }: { $tokens }{ $strength ->
        [-1] { "" }
       *[other] , сила { $strength }
    }
lockup-covered = проныра прикрыл
lockup-declined = отказ
lockup-tie = ничья { $strength } : { $strength }, { $you ->
        [yes] вы
       *[no] { $who }
    } раньше по очереди
lockup-next = Дальше
lockup-skip-all = Пропустить
lockup-raid = Обыск!
lockup-raid-why = Кого подозревают больше, тот теряет звёзды.
lockup-raid-clean = Никто ничего не теряет.
lockup-clean = чисто
lockup-spared = не тронут

## Камеры, Столовая, Лавка, хранение

lockup-offer-item = Предметы: на столе и ваш резерв
lockup-offer-goon = Наёмники
lockup-how-many = Сколько наёмников
lockup-how = Создать или отложить
lockup-mode-craft = Создать
lockup-mode-reserve = В резерв за 1 фишку
lockup-goons-for =
    { $count ->
        [1] наёмник
       *[other] наёмника
    } { $cubes ->
        [one] за { $cubes } фишку
        [few] за { $cubes } фишки
       *[other] за { $cubes } фишек
    }
lockup-goon-worth =
    { $stars ->
        [one] сейчас { $stars } звезда
        [few] сейчас { $stars } звезды
       *[other] сейчас { $stars } звёзд
    }
lockup-goon-set =
    { $now ->
        [0] набор { $to }★
       *[other] набор { $from } → { $to }★
    }
lockup-goon-per =
    { $stars }★ за { $of ->
        [items] предмет
        [power] силу
        [shield] щит
        [gem] самоцвет
       *[magic] магию
    }
lockup-short-of =
    { $count ->
        [one] не хватает { $count } фишки
       *[other] не хватает { $count } фишек
    }
lockup-payable = хватает
lockup-if = Если взять: { $what }
lockup-at-once = сразу
lockup-your-cubes = Ваши фишки
lockup-no-cubes = фишек нет
lockup-left = останется { $left } из { $all }
lockup-with =
    { $blank ->
        [victim] Чья фишка
        [tome] Дешевле
       *[other] { $tome }
    }
lockup-counter = Обмен
lockup-storage = Хранилище
lockup-storage-text = Фишек у вас { $wealth }, унести можно { $limit }. Вернуть: { $due }.
lockup-limit = предел { $limit }
lockup-return-of = Вернуть: { $now } из { $all }
lockup-you-give = Вы отдаёте
lockup-you-take = Вы берёте
lockup-in-supply = в запасе { $left }
lockup-enough-for = хватит: { $items }
lockup-clear =
    { $count ->
        [one] Сбросить { $count } подозрение
       *[other] Сбросить { $count } подозрения
    }

## Книги

lockup-tomes = Книги
lockup-keep-one = Одну оставить, другую — под колоду
lockup-play-one = Какую книгу сыграть?
lockup-window =
    { $window ->
        [start] Пока факел не поднят
        [compare] Жетоны открыты, силу ещё не сравнили
        [patrol] Перед караулом
       *[raid] Перед обыском
    }
lockup-no-tomes = Книг нет.
lockup-not-now = сейчас не сыграть
lockup-asked = Кого спрашивают
lockup-asked-how =
    { $how ->
        [me] выбираете
        [thinks] думает
        [may] спросят
       *[none] книг нет
    }
lockup-skip = В этом раунде не спрашивать
lockup-skip-window =
    { $window ->
        [start] перед проверкой локации
        [compare] когда сравнивают силу
        [patrol] перед караулом
       *[raid] перед обыском
    }

## Стража

lockup-location-deck = Карты локаций
lockup-off-duty-left =
    { $count ->
        [0] без перерыва
        [one] из них { $count } перерыв
        [few] из них { $count } перерыва
       *[other] из них { $count } перерывов
    }
lockup-unseen = Ещё не видели
lockup-unseen-where = В локациях { $rooms }, в колоде { $deck }
lockup-way-out = До побега
lockup-way-out-now = У стражи { $theirs }, у вас { $mine }: нужно больше
lockup-guards-take = Возьмёт стража
lockup-guards-scarce = чего у неё меньше
lockup-guards-item =
    { $how ->
        [craft] { $item }, +{ $stars }★
       *[reserve] { $item }: в резерв
    }
lockup-guards-library = { $stars }★ вместо книги

## Начало

lockup-pick =
    { $what ->
        [choose_crew] Чья это будет банда?
        [trait] Какими вас сюда привезли
       *[other] Что оставить себе?
    }

## Первая партия

lockup-tip-guard = Стража
lockup-tip-guard-text = Её карты лежат рубашкой вверх во всех локациях, кроме Библиотеки: откройте одну и решайте, куда идти.
lockup-tip-tokens = Ваша банда
lockup-tip-tokens-text = За ход отправьте одного или нескольких в одну локацию, а обратно до отбоя никто не вернётся.
lockup-tip-rooms = За что бьются
lockup-tip-rooms-text = После отбоя локация платит по местам: первый тот, у кого здесь больше силы.
lockup-tip-hidden = Взакрытую
lockup-tip-hidden-text = Коснитесь жетона ещё раз, и он ляжет рубашкой вверх: таких за раунд немного.
lockup-tip-suspicion = Подозрение
lockup-tip-suspicion-text = Его берёт лучший из тех, кто пришёл без проныры, а при обыске оно стоит звёзд.
lockup-tip-reward = Ваша награда
lockup-tip-reward-text = Возьмите своё или откажитесь: тогда люди пойдут в Библиотеку за книгой.
lockup-tip-craft = Предметы
lockup-tip-craft-text = В Камерах добычу превращают в предметы: звёзды за них ваши сразу.
lockup-tip-goals = Достижения
lockup-tip-goals-text = Они приносят звёзды тому, кто успел раньше или набрал больше.
