import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { loadPdfium } from "#lib/pdf/read/pdfium.ts";
import { openDocument } from "#lib/pdf/read/open-document.ts";
import { saveDocument } from "#lib/pdf/read/save-document.ts";
import { readSavedObjects } from "#lib/pdf/read/saved-objects.ts";
import { embedFonts } from "#lib/pdf/read/embedding/embed-fonts.ts";
const pdfium = await loadPdfium();
const dir = process.argv[2]!; const [from, to] = [Number(process.argv[3] ?? 0), Number(process.argv[4] ?? 1e9)];
let n = 0, embedded = 0; const left: string[] = [], errors: string[] = [], slow: string[] = [];
for (const f of readdirSync(dir).filter((f) => f.endsWith(".pdf")).slice(from, to)) {
  let stage = "open";
  try {
    const d = openDocument(pdfium, readFileSync(`${dir}/${f}`), f); if (!d) continue;
    let bytes; try { bytes = saveDocument(pdfium, d); } finally { d.close(); }
    if (bytes.length > 15e6) continue;
    const file = readSavedObjects(bytes);
    const pdf = await loadPdf(bytes);
    n++; stage = "embed";
    const c = process.cpuUsage(); const r = embedFonts(pdf, { bytes, file }, f); const u = process.cpuUsage(c); const ms = (u.user + u.system) / 1000;
    if (r.isChanged) { embedded++; writeFileSync(`/tmp/c-emb/${f}`, await pdf.save()); }
    if (r.left.length) left.push(`${f}: ${r.left.join(", ")}`);
    if (ms > 150) slow.push(`${f} ${Math.round(ms)} ms`);
  } catch (e) { if (stage === "embed") errors.push(`${f}: ${e instanceof Error ? e.message.slice(0, 200) : e}`); }
}
console.log(JSON.stringify({ n, embedded, left, errors, slow }, null, 1));
