import { d, num } from './kit.ts';

/** x to the right, y down, z towards us. */
export type Point3 = readonly [x: number, y: number, z: number];
export type Point2 = readonly [x: number, y: number];

/** A parallel projection: turned by yaw about the upright axis, looking down by pitch (degrees). */
export type Camera = {
	project(point: Point3): Point2;
	/** SVG transform that lays flat art (in units of u and v, from origin) onto a plane in space. */
	plane(origin: Point3, u: Point3, v: Point3): string;
};

/**
 * yaw > 0 turns the front to the right (the left side shows); yaw < 0 to the left (the right side shows).
 * The origin of space lands on cx, cy.
 */
export function camera(yaw: number, pitch: number, cx: number, cy: number, scale = 1): Camera {
	const a = (yaw * Math.PI) / 180;
	const p = (pitch * Math.PI) / 180;
	function direction([x, y, z]: Point3): Point2 {
		const depth = z * Math.cos(a) - x * Math.sin(a);
		return [scale * (x * Math.cos(a) + z * Math.sin(a)), scale * (y * Math.cos(p) + depth * Math.sin(p))];
	}
	function project(point: Point3): Point2 {
		const [x, y] = direction(point);
		return [cx + x, cy + y];
	}
	const fine = (value: number) => String(Math.round(value * 10000) / 10000);
	return {
		project,
		plane(origin, u, v) {
			const [ax, ay] = direction(u);
			const [bx, by] = direction(v);
			const [ox, oy] = project(origin);
			return `matrix(${fine(ax)} ${fine(ay)} ${fine(bx)} ${fine(by)} ${num(ox)} ${num(oy)})`;
		},
	};
}

export function polygon(points: readonly Point2[]): string {
	return `${points.map(([x, y], i) => d`${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')}z`;
}

/** The convex outline around points (monotone chain). */
export function hull(points: readonly Point2[]): Point2[] {
	const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
	const cross = (o: Point2, a: Point2, b: Point2) =>
		(a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
	function chain(list: readonly Point2[]): Point2[] {
		const out: Point2[] = [];
		for (const point of list) {
			while (out.length >= 2) {
				const a = out[out.length - 2];
				const b = out[out.length - 1];
				if (a === undefined || b === undefined || cross(a, b, point) > 0) break;
				out.pop();
			}
			out.push(point);
		}
		out.pop();
		return out;
	}
	return [...chain(sorted), ...chain(sorted.reverse())];
}

function add(a: Point3, b: Point3, k = 1): Point3 {
	return [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k];
}

/**
 * Outline of a plate with rounded corners and a thickness: w × h along the unit vectors u and v from origin,
 * pushed along `thick`. Fill it with the side's paint, then lay the face over it with cam.plane(origin, u, v).
 */
export function slabOutline(
	cam: Camera,
	origin: Point3,
	u: Point3,
	v: Point3,
	size: { w: number; h: number; r: number },
	thick: Point3,
): string {
	const { w, h, r } = size;
	const points: Point2[] = [];
	const corners: [number, number, number][] = [
		[w - r, h - r, 0],
		[r, h - r, 90],
		[r, r, 180],
		[w - r, r, 270],
	];
	for (const [cu, cv, start] of corners) {
		for (let i = 0; i <= 5; i++) {
			const angle = ((start + i * 18) * Math.PI) / 180;
			const p = add(add(origin, u, cu + r * Math.cos(angle)), v, cv + r * Math.sin(angle));
			points.push(cam.project(p), cam.project(add(p, thick)));
		}
	}
	return polygon(hull(points));
}

/** A box by its front top left corner; the transforms lay flat art on its faces (origin top left of each face). */
export type Box = {
	/** w × h */ front: string;
	/** d × h, its left edge at the back */ left: string;
	/** d × h, its left edge at the front */ right: string;
	/** w × d, its top edge at the back */ top: string;
	outline: string;
	bounds: { left: number; right: number; top: number; bottom: number };
};

export function box(cam: Camera, [x, y, z]: Point3, w: number, h: number, depth: number): Box {
	const corners: Point2[] = [];
	for (const dx of [0, w]) {
		for (const dy of [0, h])
			for (const dz of [0, -depth]) corners.push(cam.project([x + dx, y + dy, z + dz]));
	}
	return {
		front: cam.plane([x, y, z], [1, 0, 0], [0, 1, 0]),
		left: cam.plane([x, y, z - depth], [0, 0, 1], [0, 1, 0]),
		right: cam.plane([x + w, y, z], [0, 0, -1], [0, 1, 0]),
		top: cam.plane([x, y, z - depth], [1, 0, 0], [0, 0, 1]),
		outline: polygon(hull(corners)),
		bounds: {
			left: Math.min(...corners.map((p) => p[0])),
			right: Math.max(...corners.map((p) => p[0])),
			top: Math.min(...corners.map((p) => p[1])),
			bottom: Math.max(...corners.map((p) => p[1])),
		},
	};
}
