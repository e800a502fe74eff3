import { type Installation, newInstallation, removeInstallation, Start } from "./installation.ts";
import { test } from "./test.ts";

/** An installation of a file's own, which runs while its tests do; a test may start it anew. */
export function ownInstallation(): { installation: Installation; running: Start } {
	const own = {} as { installation: Installation; running: Start };
	test.beforeAll(async () => {
		own.installation = await newInstallation();
		own.running = new Start(own.installation);
		await own.running.ready();
	});
	test.afterAll(async () => {
		await own.running.stop("SIGTERM");
		await removeInstallation(own.installation);
	});
	return own;
}
