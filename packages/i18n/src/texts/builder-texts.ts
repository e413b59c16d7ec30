import { defineTexts } from '../define-texts.ts';

/**
 * CHOOSE-06: texts of the PC builder. The server puts them into its page, so no browser downloads the table.
 */
export const builderTexts = defineTexts({
	title: ['Build your own PC', 'Соберите свой ПК', 'Kompýuteriňizi özüňiz ýygnaň'],
	intro: [
		'Choose the parts. The shop checks that they fit each other and says why where they do not.',
		'Выберите детали. Магазин проверит, подходят ли они друг к другу, и объяснит, если нет.',
		'Bölekleri saýlaň. Dükanymyz olaryň biri-birine laýyklygyny barlaýar we laýyk gelmese, sebäbini aýdýar.',
	],
	'slot.processor': ['Processor', 'Процессор', 'Prosessor'],
	'slot.board': ['Motherboard', 'Материнская плата', 'Ene plata'],
	'slot.memory': ['Memory modules', 'Оперативная память', 'Operatiw ýat'],
	'slot.graphics': ['Graphics card', 'Видеокарта', 'Wideokarta'],
	'slot.storage': ['Storage', 'Накопитель', 'Toplaýjy'],
	'slot.case': ['Case', 'Корпус', 'Korpus'],
	'slot.cooler': ['Cooling', 'Охлаждение', 'Sowadyş'],
	'slot.power': ['Power supply', 'Блок питания', 'Iýmit blogy'],
	presets: ['Begin with a ready build', 'Начните с готовой сборки', 'Taýýar ýygnamadan başlaň'],
	'preset.study': ['For study', 'Для учёбы', 'Okuw üçin'],
	'preset.office': ['For the office', 'Для офиса', 'Ofis üçin'],
	'preset.games': ['For games', 'Для игр', 'Oýunlar üçin'],
	choose: ['Choose', 'Выбрать', 'Saýla'],
	chooseOf: ['Choose: {slot}', 'Выбрать: {slot}', 'Saýla: {slot}'],
	change: ['Replace', 'Заменить', 'Çalyş'],
	changeOf: ['Replace: {slot}', 'Заменить: {slot}', 'Çalyş: {slot}'],
	removeOf: ['Remove: {slot}', 'Убрать: {slot}', 'Aýyr: {slot}'],
	kits: ['How many kits', 'Сколько наборов', 'Toplumlaryň sany'],
	notNeeded: [
		'Not needed: the processor has graphics of its own',
		'Не обязательно: у процессора есть встроенная графика',
		'Hökmany däl: prosessoryň içinde grafika bar',
	],
	empty: ['Not chosen', 'Не выбрано', 'Saýlanmady'],
	back: ['Back to the build', 'Назад к сборке', 'Ýygnama dolan'],
	fits: ['Fit your build: {count}', 'Подходит к сборке: {count}', 'Ýygnamaňyza laýyk: {count}'],
	noneFit: [
		'No part in stock fits what you have chosen',
		'Среди товаров в наличии ничего не подходит к выбранному',
		'Bar bolan harytlaryň içinde saýlananlara laýyk gelýäni ýok',
	],
	unfit: ['Do not fit: {count}', 'Не подходит: {count}', 'Laýyk gelmeýär: {count}'],
	someOf: [
		'Shown are {shown} of {count} parts, of all prices.',
		'Показано {shown} из {count}, по всему диапазону цен.',
		'Ähli bahalardan görkezilýär: {shown} / {count}.',
	],
	outOfStock: ['Out of stock', 'Нет в наличии', 'Ammarda ýok'],
	result: ['Your build', 'Ваша сборка', 'Siziň ýygnamaňyz'],
	ready: [
		'All parts are there, and they fit each other',
		'Все детали есть, и они подходят друг к другу',
		'Ähli bölekler bar we olar biri-birine laýyk',
	],
	missing: ['Still missing: {names}', 'Ещё не хватает: {names}', 'Entek ýetmeýär: {names}'],
	conflicts: ['What does not fit', 'Что не подходит', 'Laýyk gelmeýän zatlar'],
	power: [
		'Power used: {used} W. With reserve the supply should give {needed} W or more.',
		'Потребление: {used} Вт. С запасом нужен блок питания от {needed} Вт.',
		'Sarp edilýän kuwwat: {used} Wt. Ätiýaç bilen {needed} Wt ýa-da has güýçli iýmit blogy gerek.',
	],
	total: ['Total', 'Итого', 'Jemi'],
	toCart: ['Add everything to the cart', 'Добавить всё в корзину', 'Ählisini sebede goş'],
	toCartSome: ['Add these parts to cart', 'Добавить эти детали в корзину', 'Şu bölekleri sebede goş'],
	print: ['Print', 'Печать', 'Çap et'],
	clear: ['Start again', 'Начать заново', 'Täzeden başla'],
	'issue.socket': [
		'The processor needs socket {processor}; the motherboard has {board}',
		'Процессору нужен сокет {processor}, а у платы {board}',
		'Prosessora {processor} soketi gerek, platada bolsa {board}',
	],
	'issue.cooler_socket': [
		'The cooler is for socket {cooler}; here it is {socket}',
		'Охлаждение рассчитано на сокет {cooler}, а у процессора {socket}',
		'Sowadyş {cooler} soketi üçin, bu ýerde bolsa {socket}',
	],
	'issue.cooler_heat': [
		'The processor gives off {processor} W of heat; the cooler takes {cooler} W',
		'Процессор выделяет {processor} Вт тепла, а охлаждение отводит {cooler} Вт',
		'Prosessor {processor} Wt ýylylyk bölüp çykarýar, sowadyş bolsa {cooler} Wt aýyrýar',
	],
	'issue.memory_type': [
		'The memory is {memory}; the motherboard takes {board}',
		'Память {memory}, а плата принимает {board}',
		'Operatiw ýat {memory}, plata bolsa {board} kabul edýär',
	],
	'issue.memory_slots': [
		'Memory modules: {modules}; the motherboard has {slots} slots',
		'Модулей памяти: {modules}, а слотов на плате: {slots}',
		'Ýat modullary: {modules}, platadaky ýerler: {slots}',
	],
	'issue.form_factor': [
		'A {board} motherboard does not fit into a {case} case',
		'Плата {board} не помещается в корпус {case}',
		'Platanyň ölçegi {board}, korpus {case}: plata korpusa sygmaýar',
	],
	'issue.card_length': [
		'The graphics card is {card} mm long; the case takes {case} mm',
		'Длина видеокарты {card} мм, а в корпус входит {case} мм',
		'Wideokartanyň uzynlygy {card} mm, korpusa {case} mm sygýar',
	],
	'issue.m2_slot': [
		'The drive needs an M.2 slot; the motherboard has none',
		'Накопителю нужен слот M.2, а на плате его нет',
		'Toplaýja M.2 ýeri gerek, platada bolsa ol ýok',
	],
	'issue.power': [
		'The build needs {needed} W with reserve; the supply gives {has} W',
		'С запасом нужно {needed} Вт, а блок питания даёт {has} Вт',
		'Ätiýaç bilen {needed} Wt gerek, iýmit blogy bolsa {has} Wt berýär',
	],
});
