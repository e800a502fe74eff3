import type { OperationId } from "../operations.ts";
import { OPERATIONS } from "../operations.ts";

const DOCUMENT_ID = "0b9f6a4e-6a0c-4c27-9a53-5a8f5f6f2c11";

const SIGNER = `{
      "name": "Mia Chen",
      "emailAddress": "mia@example.com",
      "formFields": [{
        "id": "sign", "fieldType": "Signature", "pageNumber": 1,
        "bounds": {"x": 80, "y": 600, "width": 220, "height": 60}, "isRequired": true
      }]
    }`;

/** What stands after the path, and the lines of curl after the address. */
const EXAMPLES: Record<OperationId, { query: string; lines: string[] }> = {
	sendDocument: {
		query: "",
		lines: ["-F 'Title=Lease'", "-F 'Files=@lease.pdf'", `-F 'Signers=${SIGNER}'`],
	},
	getDocumentProperties: { query: `?documentId=${DOCUMENT_ID}`, lines: [] },
	listDocuments: { query: "?page=1&pageSize=20&status=WaitingForOthers", lines: [] },
	downloadDocument: { query: `?documentId=${DOCUMENT_ID}`, lines: ["-o lease.pdf"] },
	downloadAttachment: { query: `?documentId=${DOCUMENT_ID}&attachmentId=passport`, lines: ["-OJ"] },
	downloadAuditLog: { query: `?documentId=${DOCUMENT_ID}`, lines: ["-o certificate.pdf"] },
	revokeDocument: { query: `?documentId=${DOCUMENT_ID}`, lines: [`--json '{"message": "The rent has changed."}'`] },
	remindSigners: {
		query: `?documentId=${DOCUMENT_ID}&receiverEmails=mia@example.com`,
		lines: [`--json '{"message": "Could you sign by Friday?"}'`],
	},
	deleteDocument: { query: `?documentId=${DOCUMENT_ID}`, lines: [] },
	getEmbeddedSignLink: { query: `?documentId=${DOCUMENT_ID}&signerEmail=mia@example.com`, lines: [] },
};

/** A call that can be pasted into a shell after the key is put in. */
export function curlExample(id: OperationId, baseUrl: string): string {
	const { method, path } = OPERATIONS[id];
	const { query, lines } = EXAMPLES[id];
	const isPlain = method === "GET" || lines.some((line) => line.startsWith("-F") || line.startsWith("--json"));
	const call = isPlain ? "curl" : `curl -X ${method}`;
	const address = query === "" ? `${baseUrl}${path}` : `'${baseUrl}${path}${query}'`;
	return [`${call} ${address}`, `-H "X-API-KEY: $SIGNET_KEY"`, ...lines].join(" \\\n  ");
}
