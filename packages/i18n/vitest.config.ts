import { defineConfig } from 'vitest/config';
import { unitProjects } from '../../bin/testing/unitProjects.ts';

export const projects = unitProjects({ root: import.meta.dirname, name: 'i18n' });

export default defineConfig({ test: { projects } });
