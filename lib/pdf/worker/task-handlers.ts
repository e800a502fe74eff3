import type { PdfTasks } from "#lib/pdf/tasks.ts";

type Handler<N extends keyof PdfTasks> = {
	run: (input: PdfTasks[N]["input"]) => Promise<PdfTasks[N]["output"]>;
	/** Does once, before the first task, what makes a first call slow. */
	warm: () => Promise<void>;
};

const nothing = async () => undefined;

/** How each task is loaded; nothing is loaded that is not asked for, to keep an idle child small. */
export const HANDLERS: { [N in keyof PdfTasks]: () => Promise<Handler<N>> } = {
	intake: async () => {
		const [{ intake }, { warmReading }] = await Promise.all([
			import("#lib/pdf/read/intake.ts"),
			import("#lib/pdf/read/warm-reading.ts"),
		]);
		return { run: intake, warm: warmReading };
	},
	render: async () => {
		const [{ render }, { warmReading }] = await Promise.all([
			import("#lib/pdf/read/render.ts"),
			import("#lib/pdf/read/warm-reading.ts"),
		]);
		return { run: render, warm: warmReading };
	},
	compare: async () => ({ run: (await import("#lib/pdf/read/compare/compare-pages.ts")).comparePages, warm: nothing }),
	text: async () => ({ run: (await import("#lib/pdf/read/read-text.ts")).readText, warm: nothing }),
	detect: async () => ({ run: (await import("#lib/pdf/detect/detect.ts")).detect, warm: nothing }),
	seal: async () => {
		const [{ seal }, { warmSealing }] = await Promise.all([
			import("#lib/pdf/seal/signing/seal-task.ts"),
			import("#lib/pdf/seal/signing/warm-sealing.ts"),
		]);
		return { run: seal, warm: warmSealing };
	},
	timestamp: async () => ({ run: (await import("#lib/pdf/seal/signing/add-timestamp.ts")).timestamp, warm: nothing }),
	certificate: async () => ({
		run: (await import("#lib/pdf/certificate/write-certificate.ts")).writeCertificate,
		warm: nothing,
	}),
	preview: async () => ({ run: (await import("#lib/pdf/stamp/preview.ts")).preview, warm: nothing }),
	image: async () => ({ run: (await import("#lib/pdf/images/normalise-image.ts")).normaliseImage, warm: nothing }),
	identity: async () => ({ run: (await import("#lib/pdf/identity/read-identity.ts")).readIdentity, warm: nothing }),
	verify: async () => ({ run: (await import("#lib/pdf/seal/verifying/verify.ts")).verify, warm: nothing }),
};
