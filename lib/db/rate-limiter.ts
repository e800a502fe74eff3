import { RateLimiterPostgres } from "rate-limiter-flexible";
import { db } from "./client.ts";

/** The library wants a pg client; ours lends it Prisma's connections, so that no second pool is needed. */
const client = {
	async query({ text, values }: { text: string; values: unknown[] }): Promise<{ rows: unknown[]; rowCount: number }> {
		// Times in milliseconds do not fit a 32-bit integer, and Prisma would send them as floats.
		const given = values.map((value) => (typeof value === "number" && value > 2 ** 31 - 1 ? BigInt(value) : value));
		const found = await db().$queryRawUnsafe<{ points: number; expire: bigint | null }[]>(text, ...given);
		const rows = found.map((row) => ({ ...row, expire: row.expire === null ? null : Number(row.expire) }));
		return { rows, rowCount: rows.length };
	},
};

/**
 * A limiter whose counts all processes share (table rate_limits).
 *
 * @param name kept apart from other limiters' keys
 */
export function makeRateLimiter(name: string, points: number, durationSeconds: number): RateLimiterPostgres {
	return new RateLimiterPostgres({
		storeClient: client,
		storeType: "client",
		keyPrefix: name,
		tableName: "rate_limits",
		tableCreated: true,
		// The housekeeping job does that.
		clearExpiredByTimeout: false,
		points,
		duration: durationSeconds,
		// Someone who is over the limit costs no database any more.
		inMemoryBlockOnConsumed: points + 1,
	});
}
