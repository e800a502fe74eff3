import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openLink } from "#lib/config/links.ts";
import { SAMPLE_ADDRESS } from "#lib/contract/brands/mail-preview.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";
import type { CertificateData } from "#lib/pdf/certificate-data.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { requireBrand } from "./require-brand.ts";

type CertificatePreviewInput = {
	locale: CatalogueLocale;
	/** IANA zone or offset that its times are in. */
	timeZone: string;
	/** Of the brand as it is being designed. */
	name: string;
	/** The picture as somebody gave it, or that of a brand; null: it has none. */
	logo: { bytes: Uint8Array } | { brandId: string } | null;
};

/** As wide as it is ever shown, on a screen of two pixels for each. */
const WIDTH_PX = 720;

/**
 * A picture (WebP) of the first page of a certificate, made by what makes those in sealed files, for somebody who
 * designs a brand; of a document that there is not.
 *
 * @throws AppError NotFound for an unknown brand; UnusableFile for a logo that cannot be used
 */
export const previewCertificate = defineVerb(
	{ permission: "brands.read" },
	async (context: UserContext, input: CertificatePreviewInput): Promise<Buffer> => {
		const temp = await makeTempDir();
		const lent = await openLogo(context, input.logo, temp.path);
		try {
			const brand = lent && { name: input.name, logoPath: lent.path };
			const outputPath = join(temp.path, "certificate.pdf");
			const certificate = { ...sampleOf(context, input), brand };
			await runPdfTask("certificate", { certificate, outputPath }, { requester: "sender" });
			const pages = [{ page: 1, widthPx: WIDTH_PX }];
			const drawn = { sourcePath: outputPath, outputDir: temp.path, pages };
			const { images } = await runPdfTask("render", drawn, { requester: "sender" });
			return await readFile(/* turbopackIgnore: true */ images[0]?.path ?? "");
		} finally {
			await lent?.release();
			await temp.remove();
		}
	},
);

type Lent = { path: string; release: () => Promise<void> };

async function openLogo(
	{ principal }: UserContext,
	logo: CertificatePreviewInput["logo"],
	tempPath: string,
): Promise<Lent | null> {
	if (logo === null) return null;
	if ("brandId" in logo) {
		const { logoKey } = await requireBrand(principal.accountId, logo.brandId);
		return logoKey === null ? null : storage().localPath(logoKey);
	}
	const [sourcePath, path] = [join(tempPath, "given"), join(tempPath, "logo.png")];
	await writeFile(sourcePath, logo.bytes);
	const task = { sourcePath, outputPath: path, fileName: "", purpose: "logo" as const };
	await runPdfTask("image", task, { requester: "sender" });
	return { path, release: async () => undefined };
}

/** A document that two people have signed. */
function sampleOf(
	{ principal, now }: UserContext,
	{ locale, timeZone }: CertificatePreviewInput,
): Omit<CertificateData, "brand"> {
	const { sample } = workplaceMessages(locale).brands;
	const at = now().toISOString();
	const hash = createHash("sha256").update(sample.title).digest("hex");
	const { name, email } = principal;
	const events = [sample.opened, sample.signed].map((text, index) => ({ seq: index + 1, at, text }));
	const actor = `${sample.signer} <${SAMPLE_ADDRESS}>`;
	return {
		locale,
		timeZone,
		documentId: "00000000-0000-4000-8000-000000000000",
		title: sample.title,
		accountName: "",
		accountAddress: "",
		sender: { name, email },
		createdAt: at,
		completedAt: at,
		files: [{ name: sample.file, sha256: hash, pageCount: 1 }],
		signers: [signerOf(sample.signer, SAMPLE_ADDRESS, at)],
		carbonCopies: [],
		attachments: [],
		events: events.map((event) => ({ ...event, actor, ip: SAMPLE_IP, entries: [] })),
		consents: [],
		chainHead: hash,
		isTimestampMissing: false,
		verifyUrl: openLink("/verify"),
	};
}

/** Kept for examples (RFC 5737). */
const SAMPLE_IP = "192.0.2.7";

function signerOf(name: string, email: string, at: string): CertificateData["signers"][number] {
	return {
		name,
		email,
		phone: null,
		type: "Signer",
		hostName: null,
		groupName: null,
		authentication: ["email"],
		presence: null,
		proof: null,
		identity: null,
		sentAt: at,
		viewedAt: at,
		consentedAt: at,
		consentHash: null,
		signedAt: at,
		ip: SAMPLE_IP,
		userAgent: "",
		mark: { kind: "type", text: name, face: "caveat" },
		markPath: null,
	};
}
