import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
	AbortMultipartUploadCommand,
	DeleteObjectCommand,
	DeleteObjectsCommand,
	GetObjectCommand,
	HeadObjectCommand,
	ListMultipartUploadsCommand,
	ListObjectsV2Command,
	type ListObjectsV2CommandOutput,
	PutObjectCommand,
	S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { S3Settings } from "#lib/config/env.ts";
import {
	assertKey,
	type ByteRange,
	MARK_NAME,
	MissingObjectError,
	type ObjectStorage,
	PROBE,
	type StoredMark,
} from "./object-storage.ts";
import { sha256OfFile } from "./sha256-of-file.ts";
import { makeTempDir } from "./temp.ts";

/**
 * A service that has not begun to answer by then is not there; each call is tried three times. Long enough
 * for a part of an upload, 5 MB, over a slow line.
 */
const SILENCE_MS = 60_000;

const MISSING = new Set(["NotFound", "NoSuchKey", "NoSuchUpload"]);
/** Answers to a conditional write when the object has changed, is being changed, or no longer exists. */
const OVERTAKEN = new Set(["PreconditionFailed", "ConditionalRequestConflict", "NoSuchKey", "NotFound"]);

/** Objects in an S3 bucket. A put answers when the service has them; uploads that fail leave nothing. */
export function s3Storage(settings: S3Settings, { silenceMs = SILENCE_MS } = {}): ObjectStorage {
	const client = s3Client(settings, silenceMs);
	const bucket = s3Bucket(client, settings);
	const storage: ObjectStorage = {
		async putFile(accountId, path, sha256) {
			const hash = sha256 ?? (await sha256OfFile(path));
			const { size } = await stat(path);
			const key = `${accountId}/${hash}`;
			await storage.putFileAs(key, path);
			return { key, sha256: hash, sizeBytes: size };
		},
		putFiles: (accountId, files) =>
			Promise.all(
				files.map(async ({ path, sha256 }) => {
					const key = `${accountId}/${sha256}`;
					await storage.putFileAs(key, path);
					return key;
				}),
			),
		async putBytes(accountId, bytes) {
			const sha256 = createHash("sha256").update(bytes).digest("hex");
			const key = `${accountId}/${sha256}`;
			await bucket.upload(key, bytes);
			return { key, sha256, sizeBytes: bytes.byteLength };
		},
		async putFileAs(key, path) {
			await bucket.upload(key, createReadStream(path));
			await unlink(path);
		},
		exists: async (key) => (await bucket.head(key)) !== null,
		async size(key) {
			const found = await bucket.head(key);
			if (!found) throw new MissingObjectError(key);
			return found.ContentLength ?? 0;
		},
		putAt: async (key) => (await bucket.head(key))?.LastModified ?? null,
		stream: (key, range) => bucket.download(key, range),
		async localPath(key) {
			const temp = await makeTempDir();
			const path = join(temp.path, "object");
			try {
				await pipeline(await bucket.download(key), createWriteStream(path));
			} catch (error) {
				await temp.remove();
				throw error;
			}
			return { path, release: temp.remove };
		},
		delete: (key) => bucket.remove(key),
		deletePrefix: (prefix) => bucket.removeAll(`${prefix}/`),
		deleteUnfinished: (before, pickOwn) => abortUploads(client, settings, before, pickOwn),
		list: () => bucket.list(""),
		check: () => bucket.upload(PROBE.key, new Uint8Array(PROBE.sizeBytes)).then(() => bucket.remove(PROBE.key)),
		readMark: () => readMark(client, settings),
		writeMark: (text, version) => writeMark(client, settings, text, version),
	};
	return storage;
}

/** The few calls we make, with our prefix before every key. */
function s3Bucket(client: S3Client, settings: S3Settings) {
	const at = (key: string) => {
		if (key !== PROBE.key) assertKey(key);
		return { Bucket: settings.bucket, Key: settings.prefix + key };
	};
	async function* list(prefix: string): AsyncIterable<{ key: string; sizeBytes: number }> {
		let token: string | undefined;
		// Keys come in order, so the mark of an installation with a prefix of its own comes before its objects.
		let foreign: string | null = null;
		do {
			const page: ListObjectsV2CommandOutput = await client.send(
				new ListObjectsV2Command({
					Bucket: settings.bucket,
					Prefix: settings.prefix + prefix,
					ContinuationToken: token,
				}),
			);
			for (const { Key, Size } of page.Contents ?? []) {
				const key = Key?.slice(settings.prefix.length) ?? PROBE.key;
				if (key.endsWith(`/${MARK_NAME}`)) foreign = key.slice(0, -MARK_NAME.length);
				const isForeign = foreign !== null && key.startsWith(foreign);
				if (!isForeign && !/(?:^|\/)\./.test(key)) yield { key, sizeBytes: Size ?? 0 };
			}
			token = page.NextContinuationToken;
		} while (token);
	}
	return {
		list,
		async upload(key: string, body: Readable | Uint8Array): Promise<void> {
			await new Upload({ client, params: { ...at(key), Body: body } }).done();
		},
		head: (key: string) => client.send(new HeadObjectCommand(at(key))).catch(nullWhenMissing),
		async download(key: string, range?: ByteRange): Promise<Readable> {
			const wanted = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
			const found = await client.send(new GetObjectCommand({ ...at(key), ...wanted })).catch(nullWhenMissing);
			if (!(found?.Body instanceof Readable)) throw new MissingObjectError(key);
			return found.Body;
		},
		async remove(key: string): Promise<void> {
			await client.send(new DeleteObjectCommand(at(key)));
		},
		async removeAll(prefix: string): Promise<void> {
			let batch: string[] = [];
			const flush = async () => {
				if (batch.length === 0) return;
				const Objects = batch.map((key) => ({ Key: settings.prefix + key }));
				await client.send(new DeleteObjectsCommand({ Bucket: settings.bucket, Delete: { Objects, Quiet: true } }));
				batch = [];
			};
			for await (const { key } of list(prefix)) {
				// The protocol takes at most 1000 keys in one call.
				if (batch.push(key) === 1000) await flush();
			}
			await flush();
		},
	};
}

/** What is uploaded in parts costs its place until it is whole or given up; at most 1000 are given up in one call. */
async function abortUploads(
	client: S3Client,
	{ bucket, prefix }: S3Settings,
	before: Date,
	pickOwn: (keys: string[]) => Promise<Set<string>>,
): Promise<void> {
	const found = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix }));
	const old = (found.Uploads ?? []).filter(
		({ Key, Initiated }) => Key?.startsWith(prefix) && Initiated !== undefined && Initiated < before,
	);
	const own = await pickOwn(old.map(({ Key = "" }) => Key.slice(prefix.length)));
	for (const { Key = "", UploadId } of old) {
		if (!own.has(Key.slice(prefix.length))) continue;
		await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId })).catch(nullWhenMissing);
	}
}

async function readMark(client: S3Client, { bucket, prefix }: S3Settings): Promise<StoredMark | null> {
	const key = { Bucket: bucket, Key: prefix + MARK_NAME };
	const found = await client.send(new GetObjectCommand(key)).catch(nullWhenMissing);
	// A proxy that compresses makes the ETag weak, and If-Match never accepts a weak one (RFC 9110 section 13.1.1).
	const version = found?.ETag?.replace(/^W\//, "") ?? "";
	return found?.Body ? { text: await found.Body.transformToString(), version } : null;
}

async function writeMark(
	client: S3Client,
	settings: S3Settings,
	text: string,
	version: string | null,
): Promise<boolean> {
	const { bucket, prefix } = settings;
	const put = { Bucket: bucket, Key: prefix + MARK_NAME, Body: text, ContentType: "application/json" };
	const condition = version === null ? { IfNoneMatch: "*" } : { IfMatch: version };
	try {
		await client.send(new PutObjectCommand({ ...put, ...condition }));
		return true;
	} catch (error) {
		const name = error instanceof Error ? error.name : "";
		const isUnsupported =
			name === "NotImplemented" || (name === "PreconditionFailed" && (await isCurrent(client, settings, version)));
		if (!isUnsupported && OVERTAKEN.has(name)) return false;
		if (!isUnsupported) throw error;
		// Some S3-compatible servers have no conditional writes, or refuse all of them, so we rely on the version just read.
		await client.send(new PutObjectCommand(put));
		return true;
	}
}

/** Whether a version is still the stored one, so that a write on condition of it should have been accepted. */
async function isCurrent(client: S3Client, settings: S3Settings, version: string | null): Promise<boolean> {
	return ((await readMark(client, settings))?.version ?? null) === version;
}

function s3Client(settings: S3Settings, silenceMs: number): S3Client {
	return new S3Client({
		requestHandler: { connectionTimeout: silenceMs, requestTimeout: silenceMs, throwOnRequestTimeout: true },
		region: settings.region,
		forcePathStyle: settings.forcePathStyle,
		...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
		...(settings.credentials ? { credentials: settings.credentials } : {}),
		// Many servers that speak S3 do not know the newer default checksums.
		requestChecksumCalculation: "WHEN_REQUIRED",
		responseChecksumValidation: "WHEN_REQUIRED",
	});
}

function nullWhenMissing(error: unknown): null {
	if (error instanceof Error && MISSING.has(error.name)) return null;
	throw error;
}
