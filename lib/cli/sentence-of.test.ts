import { type AddressInfo, createServer, type Socket } from "node:net";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { migrate, UnreachableDatabaseError } from "#lib/db/migrate.ts";
import { s3Storage } from "#lib/storage/s3-storage.ts";
import { sentenceOf } from "./sentence-of.ts";

/** Where nobody listens. */
const NOWHERE = "127.0.0.1:1";

const failureOf = (work: Promise<unknown>) =>
	work.then(
		() => null,
		(error: unknown) => error,
	);

const S3 = {
	bucket: "signet",
	region: "us-east-1",
	credentials: { accessKeyId: "a", secretAccessKey: "b" },
	forcePathStyle: true,
	prefix: "",
};

it("does not blame the database for an object storage that is away", async () => {
	const storage = s3Storage({ ...S3, endpoint: `http://${NOWHERE}` });
	expect(sentenceOf(await failureOf(storage.check()))).toBe(
		`Can’t connect to the object storage in S3_BUCKET: connect ECONNREFUSED ${NOWHERE}.`,
	);
	const client = new pg.Client({ connectionString: `postgresql://signet@${NOWHERE}/signet` });
	expect(sentenceOf(await failureOf(client.connect()))).toBe(
		`Can’t connect to the database in DATABASE_URL: connect ECONNREFUSED ${NOWHERE}.`,
	);
});

/** A program that listens and answers like this while something is done. */
async function whileListening<T>(answer: (socket: Socket) => void, work: (port: number) => Promise<T>): Promise<T> {
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		sockets.add(socket);
		answer(socket);
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	try {
		return await work((server.address() as AddressInfo).port);
	} finally {
		for (const socket of sockets) socket.destroy();
		server.close();
	}
}

const silence = () => undefined;

it("says so of an object storage that never answers", async () => {
	const failure = await whileListening(silence, (port) => {
		const storage = s3Storage({ ...S3, endpoint: `http://127.0.0.1:${port}` }, { silenceMs: 200 });
		return failureOf(storage.check());
	});
	expect(sentenceOf(failure)).toBe("Can’t connect to the object storage in S3_BUCKET: it isn’t responding.");
});

describe("a database that is none is named as what it is", () => {
	const sentenceFor = async (answer: (socket: Socket) => void) => {
		const connect = (port: number) =>
			migrate(`postgresql://signet@127.0.0.1:${port}/signet`, { connectTimeoutMs: 200 });
		return sentenceOf(await whileListening(answer, (port) => failureOf(connect(port))));
	};

	it("when nobody answers who listens", async () => {
		expect(await sentenceFor(silence)).toMatch(/^Can’t connect to the database in DATABASE_URL: /);
	});

	it("when another program listens", async () => {
		expect(await sentenceFor((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"))).toMatch(
			/^Can’t connect to the database in DATABASE_URL: /,
		);
	});

	it("when its socket is not there", async () => {
		expect(sentenceOf(await failureOf(migrate("postgresql://signet@localhost/signet?host=/nowhere")))).toBe(
			"Can’t connect to the database in DATABASE_URL: connect ENOENT /nowhere/.s.PGSQL.5432.",
		);
	});
});

it.each([
	["permission denied for schema public", 'GRANT USAGE, CREATE ON SCHEMA "public" TO "signet";'],
	["permission denied for database sig", 'GRANT CREATE ON DATABASE "sig" TO "signet";'],
	["permission denied for table Document", 'GRANT ALL ON ALL TABLES IN SCHEMA public TO "signet";'],
])("names the SQL for: %s", (message, sql) => {
	const sentence = sentenceOf(Object.assign(new Error(message), { code: "42501" }));
	expect(sentence).toContain(`The database user lacks a permission: ${message}.`);
	expect(sentence.endsWith(sql)).toBe(true);
});

it("says what to do about a certificate that is not trusted", () => {
	const failure = Object.assign(new Error("self-signed certificate"), { code: "DEPTH_ZERO_SELF_SIGNED_CERT" });
	expect(sentenceOf(new UnreachableDatabaseError(failure))).toMatch(/Set TRUSTED_CERTIFICATES to a PEM file .*\.$/);
});
