/** A JPEG that is shown once, and kept by nobody. */
export function pictureResponse(bytes: Buffer): Response {
	return new Response(new Uint8Array(bytes), {
		headers: {
			"Content-Type": "image/jpeg",
			"Content-Length": String(bytes.length),
			"Cache-Control": "no-store",
			"X-Content-Type-Options": "nosniff",
			"Content-Disposition": "inline",
		},
	});
}
