import pg from "pg";
import { perProcess } from "#lib/config/per-process.ts";
import { HOSTS_PARAMETER } from "#lib/config/read-database-url.ts";

type Host = { host: string; port: number };

const CONNECT_TIMEOUT_MS = 10_000;

const chosen = perProcess("database-host", () => ({ hosts: new Map<string, Promise<Host>>() }));

/** Asks again which host is the primary: after a failover it is another. */
export function forgetHosts(): void {
	chosen.hosts.clear();
}

/**
 * A client that connects to the first host of DATABASE_URL that accepts writes, where it names several. The driver
 * itself knows one host.
 */
export class DatabaseClient extends pg.Client {
	readonly #config: pg.ClientConfig;

	constructor(config: pg.ClientConfig = {}) {
		super(config);
		this.#config = config;
	}

	override connect(): Promise<this>;
	override connect(callback: (error: Error | null) => void): void;
	override connect(callback?: (error: Error | null) => void): Promise<this> | undefined {
		const connected = this.open();
		if (!callback) return connected;
		connected.then(() => callback(null), callback);
	}

	protected async open(): Promise<this> {
		const url = this.#config.connectionString ?? "";
		if (!url.includes(`${HOSTS_PARAMETER}=`)) {
			await super.connect();
			return this;
		}
		const asked = chosen.hosts.get(url) ?? firstWritable(this.#config, url);
		chosen.hosts.set(url, asked);
		try {
			Object.assign(this, await asked);
			await super.connect();
		} catch (error) {
			chosen.hosts.delete(url);
			throw error;
		}
		return this;
	}
}

/** @throws what the last host said */
async function firstWritable(config: pg.ClientConfig, url: string): Promise<Host> {
	const named = (new URL(url).searchParams.get(HOSTS_PARAMETER) ?? "").split(",");
	let failure: unknown;
	for (const name of named) {
		const one = new URL(url);
		one.host = name;
		if (!name.includes(":")) one.port = "";
		one.searchParams.delete(HOSTS_PARAMETER);
		const client = new pg.Client({
			...config,
			connectionString: one.href,
			connectionTimeoutMillis: config.connectionTimeoutMillis || CONNECT_TIMEOUT_MS,
		});
		client.on("error", () => undefined);
		try {
			await client.connect();
			const { rows } = await client.query("SHOW transaction_read_only");
			if (rows[0]?.transaction_read_only === "off") return { host: client.host, port: client.port };
			failure = new Error(`No host of DATABASE_URL accepts writes. ${name} is read-only.`);
		} catch (error) {
			failure = error;
		} finally {
			await client.end().catch(() => undefined);
		}
	}
	throw failure;
}
