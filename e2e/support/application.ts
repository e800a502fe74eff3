import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** An application of somebody's own, on an origin of its own: it shows what it is told in a frame, and goes on after it. */
export async function startApplication(): Promise<{ origin: string; close: () => Promise<void> }> {
	const server = createServer((request, response) => {
		const frame = new URL(request.url ?? "/", "http://application").searchParams.get("frame");
		response.setHeader("Content-Type", "text/html; charset=utf-8");
		response.end(
			frame
				? `<!doctype html><title>Application</title><iframe title="Decide" src="${encodeURI(frame)}" width="1200" height="800"></iframe>`
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
