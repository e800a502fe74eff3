-- AlterTable
ALTER TABLE "Template" ADD COLUMN     "failure" JSONB;

-- CreateTable
CREATE TABLE "TemplateIntake" (
    "templateId" UUID NOT NULL,
    "request" JSONB NOT NULL,

    CONSTRAINT "TemplateIntake_pkey" PRIMARY KEY ("templateId")
);

-- AddForeignKey
ALTER TABLE "TemplateIntake" ADD CONSTRAINT "TemplateIntake_templateId_fkey" FOREIGN KEY ("templateId") REFERENCES "Template"("id") ON DELETE CASCADE ON UPDATE CASCADE;
