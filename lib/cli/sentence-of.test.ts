import pg from "pg";
import { expect, it } from "vitest";
import { s3Storage } from "#lib/storage/s3-storage.ts";
import { sentenceOf } from "./sentence-of.ts";

/** Where nobody listens. */
const NOWHERE = "127.0.0.1:1";

const failureOf = (work: Promise<unknown>) =>
	work.then(
		() => null,
		(error: unknown) => error,
	);

it("does not blame the database for an object storage that is away", async () => {
	const storage = s3Storage({
		bucket: "signet",
		region: "us-east-1",
		endpoint: `http://${NOWHERE}`,
		credentials: { accessKeyId: "a", secretAccessKey: "b" },
		forcePathStyle: true,
		prefix: "",
	});
	expect(sentenceOf(await failureOf(storage.check()))).toBe(
		`The object storage that S3_BUCKET names does not let us in: connect ECONNREFUSED ${NOWHERE}.`,
	);
	const client = new pg.Client({ connectionString: `postgresql://signet@${NOWHERE}/signet` });
	expect(sentenceOf(await failureOf(client.connect()))).toBe(
		`The database that DATABASE_URL names does not let us in: connect ECONNREFUSED ${NOWHERE}.`,
	);
});
