import { makeId } from "#components/editor/state/make-id.ts";
import type { EditorSubject } from "#components/editor/work/subject.ts";
import { createListeners } from "#components/ui/listeners.ts";
import type { DraftDefaults } from "#lib/contract/draft-defaults.ts";
import type { DraftFile } from "#lib/draft/draft-state.ts";
import type { StepsAnswer } from "#lib/draft/draft-step.ts";

/** A file on its way into the draft. */
export type Upload = {
	/** What the file is called in the draft once it is there: an upload whose answer was lost can be repeated. */
	id: string;
	file: File;
	/** Key of the file that it takes the place of. */
	replaces: string | null;
	/** Percent that has left the browser. */
	percent: number;
	/** waiting: others go first. reading: the server looks at it. */
	state: "waiting" | "sending" | "reading" | "refused" | "failed";
	/** The server's sentence, when it was refused. */
	reason: string | null;
};

export type Uploads = {
	getSnapshot(): readonly Upload[];
	subscribe(listener: () => void): () => void;
	add(files: readonly File[], replaces?: string): void;
	retry(id: string): void;
	/** Stops it, or puts its refusal away. */
	drop(id: string): void;
};

type Options = {
	/** What the files come to. */
	subject: Pick<EditorSubject, "path" | "from">;
	/** Whose desk it is: another's session takes no file from it. */
	userId: string;
	/** Where the draft begins with its first file. */
	isSandbox: boolean;
	/** What a document that begins with a file begins with besides. */
	defaults: DraftDefaults;
	/** The version that the browser has. */
	version: () => number;
	onTaken: (file: { id: string } & DraftFile, answer: StepsAnswer, replaces: string | null) => void;
	/** Refused or failed: it stays in the list until it is put away or comes again. */
	onNotTaken: (upload: Upload) => void;
	/** The server no longer knows who asks, or the document is no draft any more. */
	onLost: () => void;
};

type Answer = { status: number; body: unknown };

/** Takes files into a draft one after the other, in the order they came. A refused one harms no other. */
export function createUploads({ version, onTaken, onNotTaken, onLost, ...desk }: Options): Uploads {
	let uploads: readonly Upload[] = [];
	let running: { id: string; request: XMLHttpRequest } | null = null;
	const listeners = createListeners();
	const set = (next: readonly Upload[]) => {
		uploads = next;
		listeners.notify();
	};
	const patch = (id: string, change: Partial<Upload>) =>
		set(uploads.map((one) => (one.id === id ? { ...one, ...change } : one)));

	const settle = (upload: Upload, { status, body }: Answer) => {
		const { id, replaces } = upload;
		if (status === 200) {
			const { file, answer } = body as { file: { id: string } & DraftFile; answer: StepsAnswer };
			set(uploads.filter((one) => one.id !== id));
			onTaken(file, answer, replaces);
		} else if (status === 401 || status === 404 || status === 409) {
			patch(id, { state: "failed" });
			onLost();
		} else {
			const left = notTaken(upload, { status, body });
			patch(id, left);
			onNotTaken(left);
		}
	};
	const next = () => {
		const upload = uploads.find(({ state }) => state === "waiting");
		if (running || !upload) return;
		patch(upload.id, { state: "sending", percent: 0 });
		const request = new XMLHttpRequest();
		running = { id: upload.id, request };
		void post(request, addressOf(desk, upload, version()), upload.file, (change) => patch(upload.id, change)).then(
			(answer) => {
				running = null;
				if (answer) settle(upload, answer);
				next();
			},
		);
	};
	return {
		getSnapshot: () => uploads,
		subscribe: listeners.subscribe,
		add(files, replaces) {
			const begun = { replaces: replaces ?? null, percent: 0, state: "waiting", reason: null } as const;
			set([...uploads, ...files.map((file) => ({ ...begun, id: makeId(), file }))]);
			next();
		},
		retry(id) {
			patch(id, { state: "waiting", reason: null });
			next();
		},
		drop(id) {
			set(uploads.filter((one) => one.id !== id));
			if (running?.id === id) running.request.abort();
		},
	};
}

/** Refused, with the server's sentence, or failed: what may work another time. */
function notTaken(upload: Upload, { status, body }: Answer): Upload {
	const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 429;
	const reason = (body as { error?: string } | null)?.error ?? null;
	return isRefused ? { ...upload, state: "refused", reason } : { ...upload, state: "failed" };
}

type Desk = Pick<Options, "subject" | "userId" | "isSandbox" | "defaults">;

function addressOf(
	{ subject, userId, isSandbox, defaults }: Desk,
	{ id, file, replaces }: Upload,
	since: number,
): string {
	const begins: Record<string, string> = since === 0 ? { defaults: JSON.stringify(defaults) } : {};
	const from: Record<string, string> = subject.from === null ? {} : { from: String(subject.from) };
	const desk = { user: userId, sandbox: String(isSandbox), since: String(since), ...from, ...begins };
	const query = new URLSearchParams({ name: file.name, id, ...desk, ...(replaces ? { replaces } : {}) });
	return `${subject.path}/files?${query}`;
}

/** XMLHttpRequest, since fetch cannot tell how much has been sent. @returns null when it was stopped */
function post(
	request: XMLHttpRequest,
	url: string,
	file: File,
	onChange: (change: Partial<Upload>) => void,
): Promise<Answer | null> {
	request.open("POST", url);
	request.responseType = "json";
	request.setRequestHeader("Accept", "application/json");
	request.upload.onprogress = ({ loaded, total }) =>
		onChange({ percent: total === 0 ? 100 : Math.round((loaded / total) * 100) });
	request.upload.onload = () => onChange({ state: "reading", percent: 100 });
	return new Promise((resolve) => {
		request.onload = () => resolve({ status: request.status, body: request.response });
		request.onerror = () => resolve({ status: 0, body: null });
		request.onabort = () => resolve(null);
		request.send(file);
	});
}
