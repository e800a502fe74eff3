import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { STAND_IN_KEYS, startStripeStandIn } from "#lib/testing/stripe-stand-in.ts";
import { API_KEY, DNS_PORT, PORT } from "./product.ts";

const START_TIMEOUT_MS = 60_000;

/**
 * Starts the built product on an empty data directory, and ends both afterwards. With E2E_RUNNING set
 * the one that runs at the port is used instead.
 */
export default async function startProduct(): Promise<(() => Promise<void>) | undefined> {
	if (process.env.E2E_RUNNING) return undefined;
	const stripe = await startStripeStandIn(`http://localhost:${PORT}/api/verifiers/stripe`);
	const dataDir = await mkdtemp(join(tmpdir(), "signet-e2e-"));
	// As root the database runs under another account, which must be able to enter.
	await chmod(dataDir, 0o755);
	process.env.E2E_DATA_DIR = dataDir;
	const child = spawn(process.execPath, [".next/signet/start.mjs"], {
		cwd: join(import.meta.dirname, "../.."),
		env: {
			...process.env,
			PORT: String(PORT),
			PUBLIC_URL: `http://localhost:${PORT}`,
			DATA_DIR: dataDir,
			BOOTSTRAP_ADMIN_EMAIL: "admin@example.com",
			BOOTSTRAP_ADMIN_PASSWORD: "correct-horse-battery",
			BOOTSTRAP_API_KEY: API_KEY,
			RATE_LIMIT_LIVE_PER_HOUR: "1000000",
			RATE_LIMIT_PUBLIC_PER_MINUTE: "100000",
			TEMPLATE_INTAKE_SECONDS: "600",
			// All journeys come from one address, most of them as the same person.
			RATE_LIMIT_SIGN_IN_PER_QUARTER_HOUR: "1000",
			RATE_LIMIT_SIGNING_PER_MINUTE: "100000",
			RATE_LIMIT_SIGNING_UPLOADS_PER_HOUR: "100000",
			// Nobody answers there but the one journey that is about domains.
			DNS_SERVERS: `127.0.0.1:${DNS_PORT}`,
			STRIPE_IDENTITY_API_URL: stripe.url,
			STRIPE_IDENTITY_KEY: STAND_IN_KEYS.apiKey,
			STRIPE_IDENTITY_WEBHOOK_SECRET: STAND_IN_KEYS.webhookSecret,
			LOG_LEVEL: "warn",
		},
		stdio: ["ignore", "pipe", "inherit"],
	});
	await untilReady(child);
	return async () => {
		const gone = new Promise((resolve) => child.once("exit", resolve));
		child.kill("SIGTERM");
		await gone;
		await stripe.close();
		await rm(dataDir, { recursive: true, force: true });
	};
}

function untilReady(child: ChildProcess): Promise<void> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject(new Error("The product did not become ready.")), START_TIMEOUT_MS);
		let said = "";
		child.stdout?.on("data", (chunk: Buffer) => {
			said += chunk;
			if (!/ready in \d+ ms/.test(said)) return;
			clearTimeout(timer);
			resolve();
		});
		child.once("exit", () => reject(new Error(`The product ended while starting:\n${said}`)));
	});
}
