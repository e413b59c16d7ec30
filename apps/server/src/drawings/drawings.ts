import { drawAllInOne } from './all-in-one.ts';
import { drawCartridge } from './cartridge.ts';
import { drawCpu } from './cpu.ts';
import { drawFeaturePhone } from './feature-phone.ts';
import { drawGpu } from './gpu.ts';
import { drawLaptop } from './laptop.ts';
import { drawMfp } from './mfp.ts';
import { drawMiniPc } from './mini-pc.ts';
import { drawMonitor } from './monitor.ts';
import { drawMotherboard } from './motherboard.ts';
import { drawPhoneCase } from './phone-case.ts';
import { drawPhoneHolder } from './phone-holder.ts';
import { drawPhone } from './phone.ts';
import { drawPrinter } from './printer.ts';
import { drawRamStick } from './ram-stick.ts';
import { drawReceiptPrinter } from './receipt-printer.ts';
import { drawStylus } from './stylus.ts';
import { drawTablet } from './tablet.ts';
import { drawDesktopTower, drawPcCase } from './tower.ts';
import type { Drawing, DrawingSubject, DrawingView } from './drawing.ts';
import { page } from './kit.ts';

/** Which drawing shows which kind of product. */
const drawings: Readonly<Record<string, Drawing>> = {
	laptop: drawLaptop,
	desktopTower: drawDesktopTower,
	allInOne: drawAllInOne,
	miniPc: drawMiniPc,
	cpu: drawCpu,
	motherboard: drawMotherboard,
	gpu: drawGpu,
	ramStick: drawRamStick,
	psu: drawLaptop,
	pcCase: drawPcCase,
	cooler: drawLaptop,
	monitor: drawMonitor,
	arm: drawLaptop,
	keyboard: drawLaptop,
	mouse: drawLaptop,
	mousePad: drawLaptop,
	webcam: drawLaptop,
	microphone: drawLaptop,
	hub: drawLaptop,
	ssd: drawLaptop,
	hdd: drawLaptop,
	externalDrive: drawLaptop,
	usbStick: drawLaptop,
	memoryCard: drawLaptop,
	phone: drawPhone,
	featurePhone: drawFeaturePhone,
	phoneCase: drawPhoneCase,
	phoneHolder: drawPhoneHolder,
	tablet: drawTablet,
	stylus: drawStylus,
	watch: drawLaptop,
	band: drawLaptop,
	strap: drawLaptop,
	earbuds: drawLaptop,
	headphones: drawLaptop,
	headset: drawLaptop,
	speaker: drawLaptop,
	soundbar: drawLaptop,
	tv: drawLaptop,
	tvBox: drawLaptop,
	projector: drawLaptop,
	console: drawLaptop,
	gamepad: drawLaptop,
	wheel: drawLaptop,
	chair: drawLaptop,
	printer: drawPrinter,
	mfp: drawMfp,
	cartridge: drawCartridge,
	receiptPrinter: drawReceiptPrinter,
	router: drawLaptop,
	extender: drawLaptop,
	switch: drawLaptop,
	adapter: drawLaptop,
	cable: drawLaptop,
	camera: drawLaptop,
	recorder: drawLaptop,
	smartPlug: drawLaptop,
	sensor: drawLaptop,
	robotVacuum: drawLaptop,
	ups: drawLaptop,
	stabiliser: drawLaptop,
	powerBank: drawLaptop,
	charger: drawLaptop,
	batteryPack: drawLaptop,
	backpack: drawLaptop,
};

/** The whole picture as SVG. */
export function drawProduct(subject: DrawingSubject, view: DrawingView): string {
	const draw = drawings[subject.illustration];
	if (!draw) throw new Error(`There is no drawing called ${subject.illustration}.`);
	return page(draw(subject, view));
}
