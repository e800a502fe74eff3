import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** An application of somebody's own, on an origin of its own: it shows what it is told in a frame, with the camera where that is said, and goes on after it. */
export async function startApplication(): Promise<{ origin: string; close: () => Promise<void> }> {
	const server = createServer((request, response) => {
		const { searchParams } = new URL(request.url ?? "/", "http://application");
		const frame = searchParams.get("frame");
		const allowed = searchParams.has("camera") ? ' allow="camera"' : "";
		response.setHeader("Content-Type", "text/html; charset=utf-8");
		response.end(
			frame
				? `<!doctype html><title>Application</title><iframe title="Decide" src="${encodeURI(frame)}" width="100%" height="800"${allowed}></iframe>`
				: "<!doctype html><title>Application</title><p>The application goes on</p>",
		);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://localhost:${port}`,
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
