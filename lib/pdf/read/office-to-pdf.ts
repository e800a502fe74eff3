import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { fileRefusal } from "#lib/pdf/refusal.ts";
import { findConverter } from "./find-converter.ts";
import { OFFICE_KINDS, type OfficeKind } from "./recognise.ts";
import { writeOfficeProfile } from "./write-office-profile.ts";

/** Below the deadline of the intake task, so that the converter never outlives it. */
const CONVERTER_TIMEOUT_MS = 18_000;

function profileIn(folder: string): string {
	return path.join(folder, "profile");
}

/** Runs the converter in a process group of its own: it starts helpers, which end with it. */
function runConverter(converter: string, folder: string, source: string): Promise<void> {
	const profile = pathToFileURL(profileIn(folder)).href;
	const options = ["--headless", "--norestore", "--nolockcheck", `-env:UserInstallation=${profile}`];
	const child = spawn(converter, [...options, "--convert-to", "pdf", "--outdir", folder, source], {
		cwd: folder,
		detached: true,
		stdio: "ignore",
	});
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => {
			if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
		}, CONVERTER_TIMEOUT_MS);
		child.on("error", reject);
		child.on("exit", (code) => {
			clearTimeout(timer);
			if (code === 0) resolve();
			else reject(new Error(`The office converter ended with ${code ?? "a signal"}`));
		});
	});
}

/**
 * An office document as PDF, by the office converter on the PATH, in a profile of its own.
 * Throws PdfRefusalError when there is no converter or it cannot convert the document.
 */
export async function officeToPdf(bytes: Buffer, kind: OfficeKind, fileName: string): Promise<Buffer> {
	const { unconverted, broken } = OFFICE_KINDS[kind];
	const converter = findConverter();
	if (!converter) throw fileRefusal(unconverted, { file: fileName });
	const folder = await mkdtemp(path.join(os.tmpdir(), "signet-office-"));
	try {
		const source = path.join(folder, `document.${kind}`);
		await writeFile(source, bytes);
		await writeOfficeProfile(profileIn(folder));
		await runConverter(converter, folder, source);
		return await readFile(path.join(folder, "document.pdf"));
	} catch {
		throw fileRefusal(broken, { file: fileName });
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
