import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const MOST_BYTES = 256 * 1024 * 1024;

/** The names of what is in a zip, by a reader that is none of ours; every checksum is held to first. */
export async function zipNames(path: string): Promise<string[]> {
	const script = [
		"import sys,zipfile",
		"z=zipfile.ZipFile(sys.argv[1])",
		"assert z.testzip() is None",
		"sys.stdout.buffer.write('\\n'.join(z.namelist()).encode())",
	];
	const { stdout } = await run("python3", ["-c", script.join("\n"), path], { maxBuffer: MOST_BYTES });
	return stdout.split("\n");
}

/** One file of a zip. */
export async function unzipped(path: string, name: string): Promise<Buffer> {
	const script = "import sys,zipfile\nsys.stdout.buffer.write(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]))";
	const { stdout } = await run("python3", ["-c", script, path, name], { encoding: "buffer", maxBuffer: MOST_BYTES });
	return stdout;
}

/** Unpacks a whole zip into a folder. */
export async function unzipInto(path: string, folder: string): Promise<void> {
	await run("python3", ["-m", "zipfile", "-e", path, folder]);
}
