import * as THREE from 'three';

const PIXELS = 256;

/** The dark where goods touch the table: their silhouette from below, fading with height, blurred twice. */
export function contactShadow(renderer, scene, box) {
  const size = box.getSize(new THREE.Vector3());
  const centre = box.getCenter(new THREE.Vector3());
  const side = Math.max(size.x, size.z) * 1.6;
  const height = Math.max(0.05, Math.min(size.y, side * 0.35));
  const camera = new THREE.OrthographicCamera(-side / 2, side / 2, side / 2, -side / 2, 0, size.y + 1);
  camera.position.set(centre.x, -0.01, centre.z);
  camera.up.set(0, 0, 1);
  camera.lookAt(centre.x, 1, centre.z);
  const target = new THREE.WebGLRenderTarget(PIXELS, PIXELS);
  const fade = new THREE.ShaderMaterial({
    uniforms: { height: { value: height } },
    vertexShader:
      'varying float y; void main() { vec4 world = modelMatrix * vec4(position, 1.0); y = world.y; gl_Position = projectionMatrix * viewMatrix * world; }',
    fragmentShader:
      'uniform float height; varying float y; void main() { gl_FragColor = vec4(0.0, 0.0, 0.0, pow(clamp(1.0 - y / height, 0.0, 1.0), 1.6)); }',
    side: THREE.DoubleSide,
  });
  const { environment } = scene;
  scene.overrideMaterial = fade;
  scene.environment = null;
  renderer.setRenderTarget(target);
  renderer.setClearColor(0x000000, 0);
  renderer.clear();
  renderer.render(scene, camera);
  const pixels = new Uint8Array(PIXELS * PIXELS * 4);
  renderer.readRenderTargetPixels(target, 0, 0, PIXELS, PIXELS, pixels);
  renderer.setRenderTarget(null);
  scene.overrideMaterial = null;
  scene.environment = environment;
  target.dispose();
  const texture = new THREE.CanvasTexture(blurred(pixels));
  const material = new THREE.MeshBasicMaterial({
    map: texture,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  });
  const plane = new THREE.Mesh(new THREE.PlaneGeometry(side, side).rotateX(-Math.PI / 2), material);
  plane.position.set(centre.x, 0.0005, centre.z);
  plane.renderOrder = -1;
  return plane;
}

function blurred(pixels) {
  const sharp = canvas();
  const image = new ImageData(PIXELS, PIXELS);
  for (let index = 0; index < pixels.length; index += 4) {
    image.data.set([24, 18, 14, pixels[index + 3]], index);
  }
  sharp.getContext('2d').putImageData(image, 0, 0);
  const soft = canvas();
  const context = soft.getContext('2d');
  for (const [radius, opacity] of [
    [3.5, 0.5],
    [12, 0.34],
  ]) {
    context.filter = `blur(${radius}px)`;
    context.globalAlpha = opacity;
    context.drawImage(sharp, 0, 0);
  }
  return soft;
}

function canvas() {
  const element = document.createElement('canvas');
  element.width = PIXELS;
  element.height = PIXELS;
  return element;
}
