import { setTimeout as delay } from "node:timers/promises";
import { CREDENTIALS } from "../support/installation.ts";
import type { Ledger } from "./ledger.ts";
import { until } from "./until.ts";

/** A request that hangs longer is given up, and complained about: whoever calls wants an answer. */
const TIMEOUT_MS = 30_000;

/** The server says: not now, come again. */
const NOT_NOW = 503;

/** Pages have no such answer: the framework shows its error page with this one. */
const PAGE_FAILED = 500;

/** The first call with the Idempotency-Key was cut off, and the key is not free yet. */
const CLAIMED = 409;

type Answer = { status: number; retryAfterSeconds: number; body: Buffer };

/**
 * A client of the public API and of the signing page that takes a refused or cut connection for what it
 * is: an outcome it does not know.
 */
export class PatientClient {
	readonly #url: string;
	readonly #ledger: Ledger;
	#asking: Promise<unknown> | null = null;

	constructor(url: string, ledger: Ledger) {
		this.#url = url;
		this.#ledger = ledger;
	}

	/** One call. @returns the acknowledged answer, or null when its outcome is not known */
	async attempt(path: string, init: RequestInit = {}): Promise<Buffer | null> {
		const answer = await this.#call(path, init);
		return answer && answer.status < 300 ? answer.body : this.#unknown();
	}

	/** Calls with an Idempotency-Key until acknowledged. After waiting for Retry-After, a second one is a complaint. */
	async insistOnce(path: string, init: RequestInit, key: string): Promise<Buffer> {
		for (let isWaited = false; ; ) {
			const answer = await this.#call(path, { ...init, headers: { "Idempotency-Key": key } });
			if (answer && answer.status < 300) return answer.body;
			const isClaimed = answer?.status === CLAIMED;
			if (isClaimed && isWaited) this.#ledger.complaints.push(`${path} stayed under way past its own Retry-After`);
			isWaited = isClaimed;
			if (isClaimed) await delay((answer.retryAfterSeconds + 1) * 1000);
			else this.#unknown();
			await this.answering();
		}
	}

	/** @returns an answer the client accepts; null when there was none */
	async #call(path: string, init: RequestInit): Promise<Answer | null> {
		const headers = { "X-API-KEY": CREDENTIALS.BOOTSTRAP_API_KEY, ...(init.headers as Record<string, string>) };
		const what = `${init.method ?? "GET"} ${path.replace(/\/sign\/[\w-]+/, "/sign/…").replace(/\?.*/, "")}`;
		let answer: Answer;
		try {
			const signal = AbortSignal.timeout(TIMEOUT_MS);
			const response = await fetch(`${this.#url}${path}`, { ...init, headers, signal });
			const retryAfterSeconds = Number(response.headers.get("retry-after"));
			answer = { status: response.status, retryAfterSeconds, body: Buffer.from(await response.arrayBuffer()) };
		} catch (error) {
			const isLate = error instanceof Error && error.name === "TimeoutError";
			if (isLate) this.#ledger.complaints.push(`${what} had no answer within ${TIMEOUT_MS / 1000} s`);
			return null;
		}
		const { status, retryAfterSeconds, body } = answer;
		const isPage = init.method === undefined && path.startsWith("/sign/");
		const isExpected =
			status < 300 ||
			status === NOT_NOW ||
			(isPage && status === PAGE_FAILED) ||
			("Idempotency-Key" in headers && status === CLAIMED && retryAfterSeconds > 0);
		if (!isExpected) this.#ledger.complaints.push(`${what} answered ${status}: ${body.toString().slice(0, 300)}`);
		return answer;
	}

	/** Calls until acknowledged: for what may be said twice. */
	async insist(path: string, init: RequestInit = {}): Promise<Buffer> {
		for (;;) {
			const answer = await this.attempt(path, init);
			if (answer) return answer;
			await this.answering();
		}
	}

	async insistOnJson<T>(path: string): Promise<T> {
		return JSON.parse((await this.insist(path)).toString()) as T;
	}

	/** What the signing page itself sends. */
	async onPage(path: string, step: string, body: unknown): Promise<string> {
		const headers = { "content-type": "application/json", origin: this.#url, "sec-fetch-site": "same-origin" };
		const answer = await this.insist(`${path}/${step}`, { method: "POST", headers, body: JSON.stringify(body) });
		return answer.toString();
	}

	/** Resolves when the product says that it can work. All who wait ask together. */
	answering(): Promise<unknown> {
		this.#asking ??= until("the product answers again", () => this.#isReady()).finally(() => {
			this.#asking = null;
		});
		return this.#asking;
	}

	async #isReady(): Promise<boolean> {
		const answer = await fetch(`${this.#url}/api/health/ready`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
			() => null,
		);
		await answer?.arrayBuffer().catch(() => undefined);
		return answer?.status === 200;
	}

	#unknown(): null {
		this.#ledger.unknownOutcomes += 1;
		return null;
	}
}
