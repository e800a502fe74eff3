import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { serverAccount } from "./server-account.ts";

const isRoot = process.getuid?.() === 0;

it.runIf(isRoot)("keeps the account that owns the server’s directory, even if another one exists now", async () => {
	const dir = await mkdtemp(join(tmpdir(), "signet-account-"));
	try {
		await chown(dir, 65_533, 65_532);
		expect(await serverAccount(dir)).toEqual({ uid: 65_533, gid: 65_532 });
		await chown(dir, 0, 0);
		expect(await serverAccount(dir)).toEqual(await serverAccount(null));
	} finally {
		await rm(dir, { recursive: true });
	}
});

it.runIf(!isRoot)("is the user who runs Signet", async () => {
	expect(await serverAccount(null)).toBeNull();
});
