export type Point = readonly [x: number, y: number];

/** Where a point of a flat thing is seen. */
export type Projection = (point: Point) => Point;

/** How a rectangle is seen whose corners are at these places: top left, then clockwise. */
export function projectOnto(width: number, height: number, corners: readonly [Point, Point, Point, Point]): Projection {
	const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners;
	const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
	const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
	const determinant = dx1 * dy2 - dx2 * dy1;
	const g = (dx3 * dy2 - dx2 * dy3) / determinant;
	const h = (dx1 * dy3 - dx3 * dy1) / determinant;
	return ([x, y]) => {
		const [u, v] = [x / width, y / height];
		const depth = g * u + h * v + 1;
		return [
			((x1 - x0 + g * x1) * u + (x3 - x0 + h * x3) * v + x0) / depth,
			((y1 - y0 + g * y1) * u + (y3 - y0 + h * y3) * v + y0) / depth,
		];
	};
}
