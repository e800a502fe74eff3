import { PdfPool } from "./pdf-pool.ts";

/** Each route of a Next.js build is a bundle of its own: only globalThis is one per process. */
const holder = globalThis as typeof globalThis & { signetPdfPool?: PdfPool };

/** The one pool of this process, made at first use. */
export function sharedPool(): PdfPool {
	holder.signetPdfPool ??= new PdfPool();
	return holder.signetPdfPool;
}

/** Takes the pool away, if there is one, so that the next use makes another. */
export function takeSharedPool(): PdfPool | undefined {
	const pool = holder.signetPdfPool;
	holder.signetPdfPool = undefined;
	return pool;
}
