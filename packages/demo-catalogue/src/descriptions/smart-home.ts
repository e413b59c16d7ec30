import { type DescriptionSet, say } from './sentence.ts';

const warranty = say(
	'The warranty is {warranty}.',
	'Гарантийный срок {warranty} с даты покупки.',
	'{warranty} kepillik berilýär.',
);

export const smartHomeDescriptions: Record<number, DescriptionSet> = {
	1501: {
		opening: [
			say(
				'A camera for the nursery, the shop floor or the hall.',
				'Камера для детской, торгового зала или прихожей.',
				'Çaga otagy, söwda zaly ýa-da girelge üçin kamera.',
				({ protection }) => protection === undefined,
			),
			say(
				'A camera for the yard, the entrance or the car park.',
				'Камера для двора, подъезда или стоянки.',
				'Howly, girelge ýa-da awtoduralga üçin kamera.',
				({ protection }) => protection !== undefined,
			),
			say(
				'See what is happening at home or at work when you are away.',
				'Смотрите, что происходит дома или на работе, когда вас нет.',
				'Siz ýok wagtyňyz öýde ýa-da işde näme bolýandygyny görüň.',
			),
		],
		facts: [
			say(
				'The resolution is {cameraResolution}; at night it sees up to {nightVision}. Connection: {connection}.',
				'Разрешение — {cameraResolution}; ночью видит на {nightVision}, подключение: {connection}.',
				'Çözgüdi {cameraResolution}; gijesine {nightVision} aralyga çenli görýär. Birikdirilişi: {connection}.',
			),
		],
		closing: [
			say(
				'Protection {protection}: dust, rain and heat are no hindrance.',
				'Защита {protection}: пыль и дождь не помеха.',
				'Goragy {protection}: tozan we ýagyş päsgel bermeýär.',
			),
			say(
				'It connects by Wi-Fi and is set up from a phone.',
				'Подключается по Wi-Fi и настраивается с телефона.',
				'Wi-Fi arkaly birikdirilýär we telefondan sazlanýar.',
				({ connection }) => connection === 'Wi-Fi',
			),
			warranty,
		],
	},
	1502: {
		opening: [
			say(
				'A recorder that keeps the picture from all the cameras.',
				'Регистратор, который сохраняет запись со всех камер.',
				'Ähli kameralaryň ýazgysyny saklaýan enjam.',
			),
			say(
				'For a house, a shop or a warehouse.',
				'Для дома, магазина или склада.',
				'Öý, dükan ýa-da ammar üçin.',
			),
		],
		facts: [
			say(
				'It takes {channels}; the built-in drive holds {storage}.',
				'Принимает {channels}; встроенный диск — {storage}.',
				'{channels} kabul edýär; içindäki disk {storage}.',
			),
			say(
				'It takes {channels}; the hard drive is bought separately.',
				'Принимает {channels}; жёсткий диск покупается отдельно.',
				'{channels} kabul edýär; gaty disk aýratyn satyn alynýar.',
				({ storage }) => storage === undefined,
			),
		],
		closing: [warranty],
	},
	1503: {
		opening: [
			say(
				'A socket that you switch on and off from the phone.',
				'Розетка, которую можно включать и выключать с телефона.',
				'Telefondan açyp-ýapyp bolýan rozetka.',
				({ power }) => Number(power) > 100,
			),
			say(
				'Switch the heater or the lamp on by schedule and see that nothing is left on.',
				'Включайте обогреватель или лампу по расписанию и не беспокойтесь, что забыли их выключить.',
				'Gyzdyryjyny ýa-da çyrany meýilnama boýunça ýakyň we öçürmegi ýatdan çykarandyryn diýip alada etmäň.',
				({ power }) => Number(power) > 100,
			),
			say(
				'A bulb whose brightness is changed from the phone.',
				'Лампа, яркость которой меняется с телефона.',
				'Ýagtylygy telefondan üýtgedilýän lampa.',
				({ power }) => Number(power) <= 100,
			),
		],
		facts: [
			say(
				'The load is up to {power}, connection {connection}; works with: {compatibility}.',
				'Нагрузка — до {power}, подключение {connection}; управление: {compatibility:lower}.',
				'Kuwwaty {power} derejä çenli, birikdirilişi {connection}; dolandyrylyşy: {compatibility}.',
				({ power }) => Number(power) > 100,
			),
			say(
				'It uses {power}, connection {connection}; works with: {compatibility}.',
				'Потребляет {power}, подключение {connection}; управление: {compatibility:lower}.',
				'{power} sarp edýär, birikdirilişi {connection}; dolandyrylyşy: {compatibility}.',
				({ power }) => Number(power) <= 100,
			),
		],
		closing: [warranty],
	},
	1504: {
		opening: [
			say(
				'Part of a smart home: it notices what is happening and tells your phone.',
				'Часть умного дома: замечает происходящее и сообщает на телефон.',
				'Akylly öýüň bölegi: bolýan zady duýýar we telefonyňyza habar berýär.',
			),
			say(
				'Peace of mind for those who are often away from home.',
				'Спокойствие для тех, кто часто не бывает дома.',
				'Öýünde seýrek bolýanlar üçin rahatlyk.',
			),
		],
		facts: [
			say(
				'Works with: {compatibility}; battery {battery}.',
				'Управление: {compatibility:lower}; батарея {battery}.',
				'Dolandyrylyşy: {compatibility}; batareýasy {battery}.',
			),
		],
		closing: [
			say('It is fixed without wires.', 'Устанавливается без проводов.', 'Simsiz berkidilýär.'),
			warranty,
		],
	},
	1505: {
		opening: [
			say(
				'A robot that cleans the floor while you are at work.',
				'Робот, который убирает пол, пока вы на работе.',
				'Siz işde wagtyňyz poly arassalaýan robot.',
			),
			say(
				'It copes with dust and hair on smooth floors and short-pile carpets.',
				'Справляется с пылью и волосами на гладком полу и коврах с коротким ворсом.',
				'Ýylmanak poldaky we gysga tüýli halylardaky tozany we saçy ýygnaýar.',
			),
		],
		facts: [
			say(
				'The power is {power}, the battery holds {battery}; works with: {compatibility}.',
				'Мощность — {power}, аккумулятор {battery}; управление: {compatibility:lower}.',
				'Kuwwaty {power}, batareýasy {battery}; dolandyrylyşy: {compatibility}.',
			),
		],
		closing: [
			say(
				'It returns to the charger by itself.',
				'Сам возвращается на зарядку.',
				'Zarýad almaga özi gaýdyp gelýär.',
			),
			warranty,
		],
	},
};
