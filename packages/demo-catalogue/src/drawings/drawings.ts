import { drawAdapter } from './adapter.ts';
import { drawAllInOne } from './all-in-one.ts';
import { drawArm } from './arm.ts';
import { drawBackpack } from './backpack.ts';
import { drawBand } from './band.ts';
import { drawBatteryPack } from './battery-pack.ts';
import { drawCable } from './cable.ts';
import { drawCamera } from './camera.ts';
import { drawCartridge } from './cartridge.ts';
import { drawChair } from './chair.ts';
import { drawCharger } from './charger.ts';
import { drawConsole } from './console.ts';
import { drawCooler } from './cooler.ts';
import { drawCpu } from './cpu.ts';
import type { Drawing, DrawingSubject, DrawingView } from './drawing.ts';
import { drawEarbuds } from './earbuds.ts';
import { drawExtender } from './extender.ts';
import { drawExternalDrive } from './external-drive.ts';
import { drawFeaturePhone } from './feature-phone.ts';
import { drawGamepad } from './gamepad.ts';
import { drawGpu } from './gpu.ts';
import { drawHdd } from './hdd.ts';
import { drawHeadphones } from './headphones.ts';
import { drawHeadset } from './headset.ts';
import { drawHub } from './hub.ts';
import { drawKeyboard } from './keyboard.ts';
import { page } from './kit.ts';
import { drawLaptop } from './laptop.ts';
import { drawMemoryCard } from './memory-card.ts';
import { drawMfp } from './mfp.ts';
import { drawMicrophone } from './microphone.ts';
import { drawMiniPc } from './mini-pc.ts';
import { drawMonitor } from './monitor.ts';
import { drawMotherboard } from './motherboard.ts';
import { drawMouse } from './mouse.ts';
import { drawMousePad } from './mouse-pad.ts';
import { drawPhone } from './phone.ts';
import { drawPhoneCase } from './phone-case.ts';
import { drawPhoneHolder } from './phone-holder.ts';
import { drawPowerBank } from './power-bank.ts';
import { drawPrinter } from './printer.ts';
import { drawProjector } from './projector.ts';
import { drawPsu } from './psu.ts';
import { drawRamStick } from './ram-stick.ts';
import { drawReceiptPrinter } from './receipt-printer.ts';
import { drawRecorder } from './recorder.ts';
import { drawRobotVacuum } from './robot-vacuum.ts';
import { drawRouter } from './router.ts';
import { drawSensor } from './sensor.ts';
import { drawSmartPlug } from './smart-plug.ts';
import { drawSoundbar } from './soundbar.ts';
import { drawSpeaker } from './speaker.ts';
import { drawSsd } from './ssd.ts';
import { drawStabiliser } from './stabiliser.ts';
import { drawStrap } from './strap.ts';
import { drawStylus } from './stylus.ts';
import { drawSwitch } from './switch.ts';
import { drawTablet } from './tablet.ts';
import { drawDesktopTower, drawPcCase } from './tower.ts';
import { drawTv } from './tv.ts';
import { drawTvBox } from './tv-box.ts';
import { drawUps } from './ups.ts';
import { drawUsbStick } from './usb-stick.ts';
import { drawWatch } from './watch.ts';
import { drawWebcam } from './webcam.ts';
import { drawWheel } from './wheel.ts';

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
	psu: drawPsu,
	pcCase: drawPcCase,
	cooler: drawCooler,
	monitor: drawMonitor,
	arm: drawArm,
	keyboard: drawKeyboard,
	mouse: drawMouse,
	mousePad: drawMousePad,
	webcam: drawWebcam,
	microphone: drawMicrophone,
	hub: drawHub,
	ssd: drawSsd,
	hdd: drawHdd,
	externalDrive: drawExternalDrive,
	usbStick: drawUsbStick,
	memoryCard: drawMemoryCard,
	phone: drawPhone,
	featurePhone: drawFeaturePhone,
	phoneCase: drawPhoneCase,
	phoneHolder: drawPhoneHolder,
	tablet: drawTablet,
	stylus: drawStylus,
	watch: drawWatch,
	band: drawBand,
	strap: drawStrap,
	earbuds: drawEarbuds,
	headphones: drawHeadphones,
	headset: drawHeadset,
	speaker: drawSpeaker,
	soundbar: drawSoundbar,
	tv: drawTv,
	tvBox: drawTvBox,
	projector: drawProjector,
	console: drawConsole,
	gamepad: drawGamepad,
	wheel: drawWheel,
	chair: drawChair,
	printer: drawPrinter,
	mfp: drawMfp,
	cartridge: drawCartridge,
	receiptPrinter: drawReceiptPrinter,
	router: drawRouter,
	extender: drawExtender,
	switch: drawSwitch,
	adapter: drawAdapter,
	cable: drawCable,
	camera: drawCamera,
	recorder: drawRecorder,
	smartPlug: drawSmartPlug,
	sensor: drawSensor,
	robotVacuum: drawRobotVacuum,
	ups: drawUps,
	stabiliser: drawStabiliser,
	powerBank: drawPowerBank,
	charger: drawCharger,
	batteryPack: drawBatteryPack,
	backpack: drawBackpack,
};

/** The whole picture as SVG. */
export function drawProduct(subject: DrawingSubject, view: DrawingView): string {
	const draw = drawings[subject.illustration];
	if (!draw) throw new Error(`There is no drawing called ${subject.illustration}.`);
	return page(draw(subject, view));
}
