import { resolve } from "node:path";

/** A path as the caller meant it: npm runs scripts in the clone, and tells where it was called. */
export function fromCaller(path: string): string {
	return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}
