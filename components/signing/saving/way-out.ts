/** Where the page itself leads on to. Nobody is asked then whether to leave what cannot be stored any more. */
export type WayOut = {
	/** The page's next state comes from the server, as for everybody who opens the link. */
	reload(): void;
	/** @param url null: the page itself, in its next state */
	leave(url: string | null): void;
	isTaken(): boolean;
};

/** The way out of one page, not taken yet. */
export function wayOut(): WayOut {
	let isTaken = false;
	const reload = () => {
		isTaken = true;
		window.location.reload();
	};
	return {
		reload,
		leave(url) {
			if (!url) return reload();
			isTaken = true;
			// Nobody comes back to a page that is done.
			window.location.replace(url);
		},
		isTaken: () => isTaken,
	};
}
