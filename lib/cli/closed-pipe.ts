/** Lets a command end as it would have when its output is no longer read, as in `npm run doctor | head`. */
export function ignoreClosedPipe(): void {
	for (const stream of [process.stdout, process.stderr]) {
		stream.on("error", (error: NodeJS.ErrnoException) => {
			if (error.code !== "EPIPE") throw error;
		});
	}
}
