/**
 * Tells whether a row of a picture is nothing but `value`, compared natively. Most rows of a page are,
 * and looking at each of their pixels was a third of the time that its picture takes.
 *
 * @param rowBytes length of a row in bytes
 */
export function blankRows(picture: ArrayBufferView, rowBytes: number, value: number): (row: number) => boolean {
	const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
	const blank = Buffer.alloc(rowBytes, value);
	return (row) => bytes.compare(blank, 0, rowBytes, row * rowBytes, (row + 1) * rowBytes) === 0;
}
