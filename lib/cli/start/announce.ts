import type { Env } from "#lib/config/env.ts";
import { SAMPLE_DOCUMENT } from "#lib/contract/reference/examples/sample-document.ts";
import type { Prepared } from "../prepare/prepared.ts";

/** What a person who started Signet wants to know, as text for the terminal. */
export function announcement(env: Env, { credentials, notices }: Prepared): string {
	const isWeb = env.role !== "worker";
	const lines = ["", isWeb ? `Signet is running at ${env.publicUrl}` : "The worker is running.", ""];
	if (isWeb && env.signingUrl !== env.publicUrl) lines.push(`Signers use ${env.signingUrl}`, "");
	if (credentials) {
		const isPrinted = credentials.password !== null || credentials.apiKey !== null;
		lines.push(
			isPrinted ? "Save these credentials. They’re shown only once:" : "The first admin and API key have been created:",
			`  login     ${credentials.email}`,
			`  password  ${credentials.password ?? "the one you chose"}`,
			`  API key   ${credentials.apiKey ?? "the one you chose"}`,
			"",
		);
	}
	if (env.smtpUrl === null)
		lines.push(`No mail server is set (SMTP_URL). Emails appear at ${env.publicUrl}/outbox instead.`);
	if (env.role !== "all" && env.s3 === null) {
		lines.push(
			`Files are stored in ${env.dataDir}/objects, which processes with another data directory can’t read. Set S3_BUCKET.`,
		);
	}
	lines.push(...env.warnings, ...notices, "");
	if (isWeb && credentials) {
		lines.push(
			`To try it, sign in and upload a PDF, or send a sample from ${process.cwd()}:`,
			curlLine(env, credentials.apiKey ?? "YOUR_API_KEY"),
		);
	}
	return `${lines.join("\n")}\n`;
}

/** A request that can be pasted into a shell in the clone's directory, where the sample is. */
function curlLine(env: Env, apiKey: string): string {
	const { title, path, formFields } = SAMPLE_DOCUMENT;
	const signer = {
		name: "Sam Sample",
		emailAddress: "sam@example.com",
		signerType: "Signer",
		formFields,
	};
	const parts = [`-F 'Title=${title}'`, `-F 'Signers=${JSON.stringify(signer)}'`, `-F 'Files=@${path}'`];
	return `  curl -H 'X-API-KEY: ${apiKey}' ${parts.join(" ")} ${env.publicUrl}/v1/document/send`;
}
