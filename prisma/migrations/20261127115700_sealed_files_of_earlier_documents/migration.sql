-- Documents that were sealed before "SealedFile" existed. Their audit trail names the sealed document alone, so that no
-- other file of theirs could be vouched for. Keys of stored objects end with the hash of their bytes: no file is read.
INSERT INTO "SealedFile" ("sha256", "documentId", "kind")
SELECT split_part("sealedKey", '/', 2), "id", 'Document'
FROM "Document"
WHERE "sealedKey" ~ '/[0-9a-f]{64}$'
ON CONFLICT DO NOTHING;
