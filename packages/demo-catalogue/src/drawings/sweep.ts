import { mix, type Tones } from './colours.ts';
import { d, group, path, type Sketch } from './kit.ts';
import { type Camera, camera, type Point3, polygon } from './projection.ts';

export type Loop = {
	/** Half height and half depth of the loop. */
	ry: number;
	rz: number;
	/** Degrees from the front, over the top, to the back and up again from below. */
	from: number;
	to: number;
	width: number;
	thick: number;
	/** Seams between the links of a metal loop. */
	links?: boolean;
};

/** A camera that also tells how near a point is. */
export type View = Camera & { nearness(point: Point3): number };

export function view(yaw: number, pitch: number, cx: number, cy: number, scale = 1): View {
	const a = (yaw * Math.PI) / 180;
	const p = (pitch * Math.PI) / 180;
	return {
		...camera(yaw, pitch, cx, cy, scale),
		nearness: ([x, y, z]) => (z * Math.cos(a) - x * Math.sin(a)) * Math.cos(p) - y * Math.sin(p),
	};
}

/** A band bent to a loop about the x axis (straps, headbands), seen with its left side towards us (yaw > 0). */
export function loopArt(s: Sketch, v: View, loop: Loop, t: Tones): string {
	const steps = Math.round((loop.to - loop.from) / (loop.links ? 17 : 10));
	const half = loop.width / 2;
	const at = (angle: number, x: number, inset = 0): Point3 => {
		const q = (angle * Math.PI) / 180;
		return [x, -(loop.ry - inset) * Math.sin(q), (loop.rz - inset) * Math.cos(q)];
	};
	const quads: { near: number; svg: string }[] = [];
	for (let i = 0; i < steps; i++) {
		const a = loop.from + ((loop.to - loop.from) * i) / steps;
		const b = loop.from + ((loop.to - loop.from) * (i + 1)) / steps;
		const mid = ((a + b) / 2) * (Math.PI / 180);
		const normal: Point3 = [0, -Math.sin(mid), Math.cos(mid)];
		const outside = v.nearness(normal) > 0;
		const lit = 0.7 * Math.sin(mid) + 0.45 * Math.cos(mid);
		const fill = outside ? mix(t.dark, t.light, 0.5 + lit * 0.55) : mix(t.deep, t.face, 0.45 - lit * 0.4);
		const inset = outside ? 0 : loop.thick;
		const points = [at(a, -half, inset), at(a, half, inset), at(b, half, inset), at(b, -half, inset)];
		quads.push({
			near: v.nearness(at((a + b) / 2, 0)),
			svg: path(polygon(points.map(v.project)), fill, {
				stroke: loop.links ? t.deep : fill,
				'stroke-width': loop.links ? 4 : 2,
				'stroke-linejoin': 'round',
			}),
		});
	}
	quads.sort((p, q) => p.near - q.near);
	const point = (angle: number, inset: number) => {
		const q = (angle * Math.PI) / 180;
		return d`${(loop.rz - inset) * Math.cos(q)} ${-(loop.ry - inset) * Math.sin(q)}`;
	};
	const big = loop.to - loop.from > 180 ? 1 : 0;
	const k = loop.thick;
	const edge = d`M${point(loop.from, 0)}A${loop.rz} ${loop.ry} 0 ${big} 0 ${point(loop.to, 0)}L${point(loop.to, k)}A${loop.rz - k} ${loop.ry - k} 0 ${big} 1 ${point(loop.from, k)}z`;
	return (
		quads.map((quad) => quad.svg).join('') +
		group(
			{ transform: v.plane([-half, 0, 0], [0, 0, 1], [0, 1, 0]) },
			path(edge, s.linear(70, [0, t.edge], [0.5, t.face], [1, t.dark]), {
				stroke: t.face,
				'stroke-width': 4,
				'stroke-linejoin': 'round',
			}),
		)
	);
}
