### «Шериф Ноттингема»: что говорит доска. Имена товаров, указов и разбойников берутся из текстов игры.

## Кто и что

sheriff-you = вы
sheriff-turn = Раунд { $number }
sheriff-stalls = Прилавки других игроков
# $flag: что с мешком или кто он; $declared: «4 сыра»
sheriff-stall =
    { $who }: золото { $gold }, в стопке { $stack }{ $flag_kind ->
        [text] , { $flag }
       *[none] { "" }
    }{ $declared_kind ->
        [text] , заявлено: { $declared }
       *[none] { "" }
    }
sheriff-has = { $good }: { $count }
sheriff-leads = { $good }: { $count }, больше всех
sheriff-card =
    { $name }{ $value_kind ->
        [number] , цена { $value }
       *[none] { "" }
    }{ $penalty_kind ->
        [number] , штраф { $penalty }
       *[none] { "" }
    }
sheriff-only-mine = { $card }, видите только вы
sheriff-face-down = Карта рубашкой вверх
sheriff-my-hand = Ваши карты
sheriff-me-merchant = Вы · торговец
sheriff-me-office =
    { $count ->
        [1] Вы · шериф
       *[other] Вы · помощник
    }
sheriff-in-stack = в стопке: { $goods }
sheriff-office =
    { $count ->
        [1] шериф
       *[other] помощник
    }
sheriff-no-trade = не торгует
sheriff-loads = грузит
sheriff-sack-of = мешок · { $count }
sheriff-flag-passed = пропущен
sheriff-flag-opened = вскрыт
sheriff-flag-bound = вскрыть
sheriff-flag-talks = торг
sheriff-stance = { $who }: { $what }
sheriff-solo = решает один

## Строка решения

sheriff-phase-set_aside = рынок
sheriff-phase-exchange = рынок
sheriff-phase-restock = рынок
sheriff-phase-lay_out = рынок
sheriff-phase-name_first = рынок
sheriff-phase-load = погрузка
sheriff-phase-declare = заявление
sheriff-phase-inspect = досмотр
sheriff-phase-choose_law = указы
sheriff-phase-agree_on_split = делёж
sheriff-blank-goods = какие карты
# На серой кнопке: сколько карт ещё нужно
sheriff-lack-goods = не хватает карт: { $sum }
sheriff-blank-pile = какая стопка
sheriff-blank-order = порядок
sheriff-blank-good = какой товар
sheriff-blank-bag = чей мешок
sheriff-blank-merchant = кто
sheriff-blank-stance = что скажете
sheriff-blank-laws = какой указ
sheriff-blank-man = кого
sheriff-blank-player = кого
sheriff-blank-victim = у кого
sheriff-blank-seq = какой раздел
sheriff-blank-gold = золото
sheriff-blank-gifts = кому сколько
sheriff-blank-number = сколько
sheriff-blank-mine = что отдать
sheriff-blank-theirs = что взять
sheriff-tag-order = сверху последняя
sheriff-do-set_aside =
    { $count ->
        [0] Ничего не менять
       *[other] Отложить { $count }
    }
sheriff-do-exchange =
    { $count ->
        [0] Ничего не менять
       *[other] Обменять { $count }
    }
sheriff-do-take = Взять
sheriff-do-draw = Из колоды
sheriff-do-lay = Выложить
sheriff-do-load = Завязать мешок
sheriff-do-declare = Сказать
sheriff-do-pass = Пропустить
sheriff-do-open = Вскрыть
sheriff-do-stance = Сказать своё слово
sheriff-do-stance-pass = Пропустить
sheriff-do-stance-inspect = Вскрыть
sheriff-do-stance-undecided = Ещё думаю
sheriff-do-end = Закончить досмотр
sheriff-do-keep_laws = Огласить
sheriff-do-show_laws = Показать столу
sheriff-do-agree = Поделили!
sheriff-do-usual = Как обычно
sheriff-do-split = Предложить раздел
sheriff-do-fill = Выполнить заказ
sheriff-do-skip = Не сейчас
sheriff-do-sell = Продать
sheriff-do-denounce = Донести
sheriff-do-pay = Отдать
sheriff-do-keep = Оставить
sheriff-do-name = Пусть начинает
sheriff-do-bury = Убрать под колоду
sheriff-do-discard = Сбросить
sheriff-do-favour = Одарить
sheriff-do-give_gold = Раздать
sheriff-do-give_up = Сбросить
sheriff-do-hide = Спрятать
sheriff-do-look_at = Посмотреть
sheriff-do-look_into = Заглянуть
sheriff-do-pick = Взять
sheriff-do-pick_up = Выложить
sheriff-do-press = Надавить
sheriff-do-put_up = Выложить
sheriff-do-redraw = Обменять
sheriff-do-regain = Взять
sheriff-do-show = Показать
sheriff-do-stock = Выложить
sheriff-do-swap = Обменять
sheriff-do-take_from = Забрать
sheriff-do-take_good = Оставить себе
sheriff-do-unpack = Выложить
sheriff-hint-set_aside = Назад отложенное не вернуть. Можно ничего не менять.
sheriff-hint-load = Завяжете — карты уже не сменить. Число увидят все.
sheriff-hint-restock = Из стопок можно брать, пока не тронете колоду.

## Рынок

sheriff-step-aside = Отложить
sheriff-step-take = Взять
sheriff-step-lay = Выложить
sheriff-aside = Отложено
sheriff-aside-none = ничего
sheriff-lay-order = Порядок: тронутая ляжет сверху
sheriff-lift = { $place }: { $card }, положить сверху
sheriff-taken = Берёте
sheriff-taken-none = пока ничего
sheriff-only-you = видите только вы
sheriff-pile =
    { $pile ->
        [0] Левая
       *[other] Правая
    }
sheriff-pile-one = Сброс
sheriff-deck = Колода
sheriff-pile-empty = стопка пуста
sheriff-price-pile = возьмёте — увидят все
sheriff-price-deck = только для вас, но стопки закроются
sheriff-take-card =
    { $card }, взять { $pile ->
        [0] из левой стопки
       *[other] из правой стопки
    }
sheriff-onto =
    { $pile ->
        [0] На левую стопку, сверху { $card }
       *[other] На правую стопку, сверху { $card }
    }
sheriff-from-deck = Взять остальное из колоды
sheriff-see-aside =
    { $count ->
        [0] Стол видит: вы ничего не меняете.
        [one] Стол видит: вы отложили { $count } карту.
        [few] Стол видит: вы отложили { $count } карты.
       *[other] Стол видит: вы отложили { $count } карт.
    }
sheriff-see-laid =
    { $count ->
        [0] Стол видит: вы ничего не меняете.
       *[other] Стол видит: вы выложили { $goods }.
    }
sheriff-see-take = Что берёте из стопки, стол запомнит. Из колоды не увидит никто.
sheriff-see-lay = Выложенное увидят все.
sheriff-took =
    { $pile ->
        [0] слева: { $good }
       *[other] справа: { $good }
    }
sheriff-aside-count =
    { $count ->
        [0] ничего не меняет
        [one] отложена { $count } карта
        [few] отложены { $count } карты
       *[other] отложено { $count } карт
    }
sheriff-laid = обмен: { $goods }
sheriff-kept = ничего не меняет

## Погрузка и заявление

sheriff-in-sack = В мешке
sheriff-in-words = На словах
sheriff-all-hear = это услышат все
sheriff-load-hint = Тронутые карты лягут в мешок.
sheriff-plan-hint = Выберите, что скажете: до заявления можно передумать.
sheriff-sums-hint = Положите карты, и здесь будет видно, чем это кончится.
sheriff-banned = запрещён указом
# $points: «+5» или «−4»
sheriff-if-opened = вскроют: { $points }
sheriff-lie-tag = Ложь: не { $good } — { $wrong } из { $number }
sheriff-truth-tag = Чистая правда
sheriff-if-passed = Пропустят
sheriff-if-caught = Вскроют
sheriff-to-stand = на прилавок
sheriff-to-stack = в стопку, рубашкой вверх
sheriff-stays = всё равно ваше
sheriff-seized = заберут, да ещё штраф
sheriff-adds = к счёту

## Досмотр

sheriff-file-mine = Ваш мешок
sheriff-file-of = Мешок: { $who }
sheriff-inside-you = внутри видите только вы
sheriff-said = заявлено: { $declared }
sheriff-will-pass = пройдёт
sheriff-will-open = вскроют
sheriff-worth-paying = Откупиться выгодно дешевле { $gold }
sheriff-honest = всё честно
sheriff-each-wrong = за каждую чужую карту
sheriff-range = +{ $low }…{ $high }
sheriff-past =
    { $opened ->
        [0] Мешков пропущено: { $passed }, не вскрывали ни разу.
       *[other] Мешков пропущено: { $passed }, вскрыто: { $opened }, из них с обманом: { $lies }.
    }
sheriff-past-none = Первый мешок за партию.
sheriff-file-pick = Выберите мешок, чтобы увидеть его дело.
sheriff-tab-all = Все
sheriff-tab-mine = Мой мешок
sheriff-feed = Сделки
sheriff-feed-none = Пока никто ничего не предложил.
sheriff-patient =
    { $count ->
        [one] { $who } не спешит с решением: самое время поторговаться
       *[other] { $who } не спешат с решением: самое время поторговаться
    }
sheriff-feed-new =
    { $count ->
        [one] { $count } новая сделка
        [few] { $count } новые сделки
       *[other] { $count } новых сделок
    }
sheriff-offers = { $who } · предложение
sheriff-demands =
    { $who } · требование: { $mine ->
        [1] платите вы
       *[other] платит { $payer }
    }
sheriff-against = против вас
sheriff-from-stand = с прилавка
sheriff-from-stack = из стопки, на слово
sheriff-from-bag = из мешка, на слово
sheriff-nothing = ничего
sheriff-clause-mine =
    { $outcome ->
        [pass] ваш мешок проходит
       *[inspect] вскрыть ваш мешок
    }
sheriff-clause =
    { $outcome ->
        [pass] мешок проходит: { $who }
       *[inspect] вскрыть мешок: { $who }
    }
sheriff-not-binding = обещание не обязывает
sheriff-status =
    { $status ->
        [accepted] договорились
        [declined] отказ
        [withdrawn] снято
        [void] потеряло смысл
        [half] ждут второго
       *[open] ждёт ответа
    }
sheriff-agreed = { $who }: согласие есть
sheriff-promise-binds-not = не обязывает
sheriff-accept = Договорились!
sheriff-bribe =
    { $count ->
        [1] Договорились!
       *[other] Взятка обоим
    }
sheriff-outbid = Перебить: { $gold }
sheriff-decline = Отказать
sheriff-withdraw = Снять
sheriff-revoke = Передумать
sheriff-counter = Своё условие
sheriff-called-demand = { $who } требует: { $terms }. Взамен { $clauses }.
sheriff-called-offer = { $who } предлагает: { $terms }. Взамен { $clauses }.
sheriff-called-worth = Отдадите { $pay }, сохраните { $passed }. Вскроют — выйдет { $opened }.
sheriff-quick = В одно касание
sheriff-quick-offer = Предложить { $gold } за свой мешок
sheriff-quick-good = Предложить { $gold } и { $good } с прилавка за свой мешок
sheriff-quick-demand = Потребовать { $gold }
sheriff-compose = Своё…
sheriff-compose-title = Ваше предложение
sheriff-demand-title = Ваше требование
sheriff-payer = Кто платит
sheriff-gold = Золото
sheriff-of = из { $count }
sheriff-others-bag = чужой мешок…
sheriff-in-return = Взамен
sheriff-from-stand-title = С прилавка
sheriff-from-stack-title = Из стопки, на слово
sheriff-from-bag-title = Из мешка, на слово
sheriff-promise = Обещание
sheriff-promise-hint = Ваш мешок не трону…
sheriff-add = { $good }: { $count } из { $most }. Прибавить
sheriff-own = мой
sheriff-claim-false = Столько у вас там нет: возьмут остальное и увидят всё, что там лежит.
sheriff-law-no-gold = По указу золото во взятках запрещено.
sheriff-not-sayable = Так договориться нельзя: назовите хотя бы один мешок.
sheriff-send-offer = Предложить
sheriff-send-demand = Потребовать
sheriff-clear = Сбросить
sheriff-chest = Сундук
sheriff-chest-empty = пусто
sheriff-split-me = Вы
sheriff-split-by = { $mine ->
        [1] Так предлагаете вы.
       *[other] Так делит { $who }.
    }
sheriff-split-none = Пока никто ничего не предложил.
sheriff-split-hint = Касание перекладывает карту на другую сторону.
sheriff-split-give = { $good }: { $mine ->
        [1] отдать
       *[other] взять себе
    }
sheriff-split-usual = Не сговоритесь — золото и карты поровну, нечётное пропадёт.
sheriff-cards-down =
    { $count ->
        [one] { $count } карта рубашкой вверх
        [few] { $count } карты рубашкой вверх
       *[other] { $count } карт рубашкой вверх
    }
sheriff-promised = Обещано вскрыть

## Вскрытие и сделка

sheriff-swore = { $who }: «{ $declared }»
sheriff-opens =
    { $mine ->
        [1] Вы вскрываете мешок
       *[other]
            { $count ->
                [1] Мешок вскрывает { $who }
               *[other] Мешок вскрывают { $who }
            }
    }
sheriff-confiscated = конфискат
sheriff-to-forest = в лес
sheriff-lie = ложь
sheriff-truth = правда
sheriff-tally-lie =
    { $wrong ->
        [one] { $wrong } чужая карта
        [few] { $wrong } чужие карты
       *[other] { $wrong } чужих карт
    }
sheriff-tally-true = всё как сказано
sheriff-show-all = Показать сразу
sheriff-go-on = Дальше
sheriff-pays =
    { $mine ->
        [1] вы платите { $gold }
       *[other] { $who } платит { $gold }
    }
sheriff-pays-to =
    { $mine ->
        [1] вам
       *[other] игроку { $who }
    }
sheriff-struck = Договорились!

## Указы, заказы, чёрный рынок, лес

sheriff-posted-open = Указы и заказы
sheriff-posted-close = К столу
sheriff-posted = Доска указов
sheriff-laws-title = Указы
sheriff-laws-none = Указов ещё нет
sheriff-law-place =
    { $place ->
        [1] новый
       *[other] последний раунд
    }
sheriff-orders-title = Особые заказы
sheriff-market-title = Чёрный рынок
sheriff-wood-title = Шервуд
sheriff-wood = В лесу разбойников: { $count }
sheriff-wood-none = без разбойника
sheriff-wood-has = с разбойником
sheriff-own-of = у вас { $count } из { $most }
sheriff-detail-none = Тронутый указ или заказ покажет здесь свой текст.
sheriff-worth = { $points } к счёту
sheriff-now = Для вас сейчас
sheriff-now-held = таких карт у вас: { $count }
sheriff-now-most = больше всех на прилавке — { $count }: { $who }
sheriff-now-same = самый большой набор одного товара у вас: { $count }
sheriff-now-gold = золота у вас: { $count }
sheriff-now-wares = карт на вашем прилавке: { $count }
sheriff-now-loads = до сих пор возили карт: от { $low } до { $high }
sheriff-now-purses = золота у торговцев: от { $low } до { $high }
sheriff-now-stands = карт на прилавках торговцев: от { $low } до { $high }
sheriff-now-toll = торговцы заплатят вместе { $count }
sheriff-now-bags = мешков у ворот: { $count }
sheriff-now-head = первый в очереди мешок: { $who }
sheriff-now-honest = за честную карту: { $before } → { $after }
sheriff-now-wrong = за карту контрабанды: { $before } → { $after }
sheriff-now-fate = ваш мешок, если вскроют: { $before } → { $after }
sheriff-decree-one = Какой указ огласить?
sheriff-decree-two = Какие два указа огласить? Первый тронутый — первый.
sheriff-decree-eye = видите только вы
sheriff-after = После выбора
sheriff-before = Сейчас в силе
sheriff-before-last = уступит место новому
sheriff-after-new = этот раунд и следующий
sheriff-after-second = до конца раунда
sheriff-after-gone = отменён
sheriff-after-under =
    { $shown ->
        [1] под колоду
       *[other] под колоду, тайно
    }
sheriff-decree-shown = показан столу

## Первая партия

sheriff-tip-market = Рынок
sheriff-tip-market-text = Обменяйте карты, которые некуда везти: одинаковый товар провезти проще всего.
sheriff-tip-load = Ваш мешок
sheriff-tip-load-text = Что внутри, знаете только вы; контрабанда стоит дороже, но заявить её нельзя.
sheriff-tip-declare = Слово шерифу
sheriff-tip-declare-text = Число карт назовите верно, товар один и только законный, а правду говорить не обязательно.
sheriff-tip-bribe = Взятка
sheriff-tip-bribe-text = Предложите монеты или товар, чтобы мешок не вскрывали: ударили по рукам — сделка в силе.
sheriff-tip-stand = Прилавок
sheriff-tip-stand-text = Провезённое остаётся у вас и в конце игры стоит своих денег.
sheriff-tip-inspect = Теперь вы шериф
sheriff-tip-inspect-text = Вскройте честный мешок — заплатите сами, поймаете на вранье — заплатят вам; а можно и сторговаться.
sheriff-tip-crown = Король и королева
sheriff-tip-crown-text = За самый большой запас каждого законного товара в конце положена награда, и за второй тоже.
