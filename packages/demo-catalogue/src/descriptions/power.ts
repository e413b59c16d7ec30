import { type DescriptionSet, say } from './sentence.ts';

const warranty = say(
	'The warranty is {warranty}.',
	'Гарантийный срок {warranty} с даты покупки.',
	'{warranty} kepillik berilýär.',
);

export const powerDescriptions: Record<number, DescriptionSet> = {
	1601: {
		opening: [
			say(
				'When the power goes out, you have time to save your work and switch off calmly.',
				'Когда отключают свет, есть время сохранить работу и спокойно выключить компьютер.',
				'Tok öçende işiňizi ýatda saklap, kompýuteri arkaýyn öçürmäge wagt bolýar.',
			),
			say(
				'It protects a computer, a router or a cash desk from power cuts and surges.',
				'Защищает компьютер, роутер или кассу от отключений и скачков напряжения.',
				'Kompýuteri, routeri ýa-da kassany tok öçmeginden we naprýaženiýe böküşinden goraýar.',
			),
		],
		facts: [
			say(
				'The rating is {capacityVa}; at half load it runs about {runtime}; {outlets}.',
				'Полная мощность — {capacityVa}; при половинной нагрузке работает около {runtime:genitive}; {outlets}.',
				'Doly kuwwaty {capacityVa}; ýarym ýükde {runtime} töweregi işleýär; {outlets}.',
			),
		],
		closing: [
			say(
				'The battery can be replaced; the warranty is {warranty}.',
				'Батарею можно заменить; срок гарантии {warranty} с даты покупки.',
				'Batareýasyny çalşyp bolýar; {warranty} kepillik berilýär.',
			),
		],
	},
	1602: {
		opening: [
			say(
				'It evens out the voltage where the mains is unsteady.',
				'Выравнивает напряжение там, где сеть нестабильна.',
				'Elektrik tory durnuksyz ýerde naprýaženiýäni deňleýär.',
			),
			say(
				'Protection for a television, a refrigerator or a computer.',
				'Защита для телевизора, холодильника или компьютера.',
				'Telewizor, sowadyjy ýa-da kompýuter üçin gorag.',
			),
		],
		facts: [
			say(
				'The rating is {capacityVa}, with {outlets}. Add up the power of your devices and leave a reserve.',
				'Полная мощность — {capacityVa}, {outlets}. Сложите мощность приборов и оставьте запас.',
				'Doly kuwwaty {capacityVa}, {outlets} bar. Enjamlaryň kuwwatyny goşuň we ätiýaç goýuň.',
			),
		],
		closing: [warranty],
	},
	1603: {
		opening: [
			say(
				'A power bank for the road, for study and for days when the power goes out.',
				'Внешний аккумулятор в дорогу, на учёбу и на случай отключения света.',
				'Ýol, okuw we tok öçen günler üçin powerbank.',
			),
			say(
				'The phone will not switch off at the wrong moment.',
				'Телефон не выключится в неподходящий момент.',
				'Telefon gerek wagty öçüp galmaz.',
			),
		],
		facts: [
			say(
				'The capacity is {battery}, the output up to {power}, {ports}.',
				'Ёмкость — {battery}, выход до {power}, {ports}.',
				'Sygymy {battery}, çykyş kuwwaty {power} derejä çenli, {ports}.',
			),
			say(
				'{battery} is enough for several charges of a phone; {ports}, up to {power}.',
				'{battery} хватает на несколько зарядок телефона; {ports}, до {power}.',
				'{battery} telefony birnäçe gezek zarýadlamaga ýetýär; {ports}, kuwwaty {power} derejä çenli.',
				({ battery }) => Number(battery) >= 20000,
			),
		],
		closing: [
			say(
				'Fast charging is supported.',
				'Есть быстрая зарядка.',
				'Çalt zarýad bar.',
				({ fastCharge }) => fastCharge === true,
			),
			warranty,
		],
	},
	1604: {
		opening: [
			say(
				'A charger for a phone, a tablet or headphones.',
				'Зарядное устройство для телефона, планшета или наушников.',
				'Telefon, planşet ýa-da gulaklyk üçin zarýad beriji.',
				({ power }) => Number(power) < 60,
			),
			say(
				'One charger for a laptop, a phone and a tablet.',
				'Одна зарядка для ноутбука, телефона и планшета.',
				'Noutbuk, telefon we planşet üçin bir zarýad beriji.',
				({ power }) => Number(power) >= 60,
			),
			say(
				'A spare charger for work, the road or a guest.',
				'Запасная зарядка на работу, в дорогу или для гостя.',
				'Iş, ýol ýa-da myhman üçin ätiýaçlyk zarýad beriji.',
			),
		],
		facts: [
			say(
				'The power is {power}, {ports}, connector {connectorType}.',
				'Мощность — {power}, {ports}, разъём {connectorType}.',
				'Kuwwaty {power}, {ports}, birikdirijisi {connectorType}.',
			),
		],
		closing: [
			say(
				'Fast charging works with phones that support it; the cable is bought separately.',
				'Быстрая зарядка работает с телефонами, которые её поддерживают; кабель покупается отдельно.',
				'Çalt zarýad muny goldaýan telefonlar bilen işleýär; kabeli aýratyn satyn alynýar.',
				({ fastCharge }) => fastCharge === true,
			),
			warranty,
		],
	},
	1605: {
		opening: [
			say(
				'A cable for home and for the office that does not fray at the plug.',
				'Кабель для дома и офиса, который не перетирается у разъёма.',
				'Birikdirijisiniň ýanynda könelmeýän, öý we ofis üçin kabel.',
			),
			say(
				'A spare cable is never superfluous.',
				'Запасной кабель никогда не лишний.',
				'Ätiýaçlyk kabel hiç haçan artykmaç bolmaýar.',
			),
		],
		facts: [
			say(
				'Connector {connectorType}, length {length}; sheath: {material:lower}, colour: {colour:lower}.',
				'Разъём {connectorType}, длина {length}; оплётка — {material:lower}, цвет — {colour:lower}.',
				'Birikdirijisi {connectorType}, uzynlygy {length}; örtügi {material:lower}, reňki {colour:lower}.',
			),
		],
		closing: [
			say(
				'Compare the connector with the one on your device before you order.',
				'Перед заказом сравните разъём с тем, что есть на вашем устройстве.',
				'Sargyt etmezden öň birikdirijini enjamyňyzdaky bilen deňeşdiriň.',
			),
		],
	},
	1606: {
		opening: [
			say(
				'Batteries for remote controls, clocks, mice and toys.',
				'Батарейки для пультов, часов, мышей и игрушек.',
				'Pultlar, sagatlar, syçanjyklar we oýunjaklar üçin batareýkalar.',
			),
		],
		facts: [
			say(
				'One pack holds {packQuantity}; the price is for the pack.',
				'{packQuantity} в одной упаковке; цена указана за упаковку.',
				'Bir gapda {packQuantity}; baha gap üçin görkezilen.',
			),
		],
		closing: [
			say(
				'Do not mix new and used batteries.',
				'Не ставьте вместе новые и старые батарейки.',
				'Täze we köne batareýkalary bile ulanmaň.',
			),
		],
	},
	1607: {
		opening: [
			say(
				'A backpack with a padded pocket for a laptop.',
				'Рюкзак с мягким отделением для ноутбука.',
				'Noutbuk üçin ýumşak bölümli rýukzak.',
			),
			say(
				'For study, work and a short trip.',
				'Для учёбы, работы и короткой поездки.',
				'Okuw, iş we gysga syýahat üçin.',
			),
		],
		facts: [
			say(
				'It takes laptops up to {screenSize}; material: {material:lower}, colour: {colour:lower}.',
				'Подходит для ноутбуков до {screenSize}; материал — {material:lower}, цвет — {colour:lower}.',
				'{screenSize} ölçege çenli noutbuklara laýyk; materialy {material:lower}, reňki {colour:lower}.',
			),
		],
		closing: [
			say(
				'Wide straps spread the weight, and small pockets hold the charger and the documents.',
				'Широкие лямки распределяют вес, в карманах помещаются зарядка и документы.',
				'Giň bagjyklary agramy deňleýär, jübülerine zarýad beriji we resminamalar sygýar.',
			),
		],
	},
};
