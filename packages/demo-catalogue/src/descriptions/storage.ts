import { type DescriptionSet, say } from './sentence.ts';

const warranty = say(
	'The warranty is {warranty}. Keep a copy of important files on a second drive.',
	'Гарантийный срок {warranty} с даты покупки. Важные файлы держите ещё и на втором носителе.',
	'{warranty} kepillik berilýär. Möhüm faýllary ikinji toplaýjyda hem saklaň.',
);
const pocket = say(
	'It fits in a pocket and needs no power supply of its own.',
	'Помещается в кармане и не требует отдельного питания.',
	'Jübä sygýar we aýratyn tok çeşmesi gerek däl.',
);

export const storageDescriptions: Record<number, DescriptionSet> = {
	601: {
		opening: [
			say(
				'With an SSD the computer starts in seconds and programs open without waiting.',
				'С SSD компьютер включается за секунды, а программы открываются без ожидания.',
				'SSD bilen kompýuter birnäçe sekuntda açylýar, programmalar garaşdyrmaýar.',
			),
			say(
				'A drive for the system, programs and games.',
				'Накопитель для системы, программ и игр.',
				'Ulgam, programmalar we oýunlar üçin toplaýjy.',
			),
		],
		facts: [
			say(
				'The capacity is {storage}, the read speed up to {readSpeed}; format {formFactor}, interface {interface}.',
				'Объём — {storage}, скорость чтения — до {readSpeed}; формат {formFactor}, интерфейс {interface}.',
				'Göwrümi {storage}, okaýyş tizligi {readSpeed} derejä çenli; görnüşi {formFactor}, interfeýsi {interface}.',
			),
			say(
				'Before you buy, check that your computer has a place for {formFactor} with {interface}. The capacity is {storage}.',
				'Перед покупкой проверьте, есть ли в компьютере место для {formFactor} с интерфейсом {interface}. Объём — {storage}.',
				'Satyn almazdan öň kompýuteriňizde {interface} interfeýsli {formFactor} üçin ýer bardygyny barlaň. Göwrümi {storage}.',
			),
		],
		closing: [warranty],
	},
	602: {
		opening: [
			say(
				'A roomy drive for an archive of photographs, films and documents.',
				'Вместительный диск для архива фотографий, фильмов и документов.',
				'Suratlaryň, filmleriň we resminamalaryň arhiwi üçin uly göwrümli disk.',
			),
			say(
				'A hard drive for a desktop computer or a video recorder.',
				'Жёсткий диск для настольного компьютера или видеорегистратора.',
				'Stol kompýuteri ýa-da wideo ýazgy enjamy üçin gaty disk.',
			),
		],
		facts: [
			say(
				'The capacity is {storage}, the interface {interface}, the size {formFactor}.',
				'Объём — {storage}, интерфейс {interface}, размер {formFactor}.',
				'Göwrümi {storage}, interfeýsi {interface}, ölçegi {formFactor}.',
			),
		],
		closing: [warranty],
	},
	603: {
		opening: [
			say(
				'An external drive for copies of your files and for moving them from place to place.',
				'Внешний диск для копий файлов и переноса их с места на место.',
				'Faýllaryň göçürmesi we olary ýerden ýere geçirmek üçin daşky disk.',
			),
			say(
				'The family archive always at hand: photographs, films, study materials.',
				'Семейный архив всегда под рукой: фотографии, фильмы, учебные материалы.',
				'Maşgala arhiwi elmydama eliňiziň aşagynda: suratlar, filmler, okuw maglumatlary.',
			),
		],
		facts: [
			say(
				'{storage}, connection {interface}, colour {colour:lower}.',
				'{storage}, подключение {interface}, цвет — {colour:lower}.',
				'{storage}, birikdirilişi {interface}, reňki {colour:lower}.',
			),
		],
		closing: [pocket, warranty],
	},
	604: {
		opening: [
			say(
				'A USB stick for documents, music and presentations.',
				'Флешка для документов, музыки и презентаций.',
				'Resminamalar, aýdym-saz we prezentasiýalar üçin fleşka.',
			),
			say(
				'A quick way to pass files on without the internet.',
				'Быстрый способ передать файлы без интернета.',
				'Faýllary internetsiz geçirmegiň çalt usuly.',
			),
		],
		facts: [
			say(
				'The capacity is {storage}, the interface {interface}; the body is {colour:lower}.',
				'Объём — {storage}, интерфейс {interface}, цвет корпуса — {colour:lower}.',
				'Göwrümi {storage}, interfeýsi {interface}, korpusynyň reňki {colour:lower}.',
			),
		],
		closing: [
			pocket,
			say(
				'It works with computers, televisions and car radios that have a USB socket.',
				'Работает с компьютерами, телевизорами и автомагнитолами, у которых есть разъём USB.',
				'USB birikdirijisi bolan kompýuterler, telewizorlar we awtomagnitolalar bilen işleýär.',
				({ interface: port }) => port !== 'USB-C',
			),
		],
	},
	605: {
		opening: [
			say(
				'A memory card for a phone, a camera or a video recorder in the car.',
				'Карта памяти для телефона, камеры или автомобильного регистратора.',
				'Telefon, kamera ýa-da awtoulag ýazgy enjamy üçin ýat karty.',
			),
			say(
				'Space for photographs and video when the built-in memory is full.',
				'Место для фото и видео, когда встроенная память заполнена.',
				'Enjamyň öz ýady dolanda surat we wideo üçin goşmaça ýer.',
			),
		],
		facts: [
			say(
				'The capacity is {storage}, the read speed up to {readSpeed}.',
				'Объём — {storage}, скорость чтения — до {readSpeed} по данным производителя.',
				'Göwrümi {storage}, okaýyş tizligi {readSpeed} derejä çenli.',
			),
		],
		closing: [
			say(
				'Check in the manual of your device which card size it takes.',
				'Посмотрите в инструкции устройства, карту какого размера оно принимает.',
				'Enjamyňyzyň gollanmasynda haýsy ölçegdäki kartyň laýykdygyny barlaň.',
			),
		],
	},
};
